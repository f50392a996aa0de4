import { PopoverSheet, type PopoverSheetProps } from "#design-system/components/PopoverSheet/PopoverSheet.tsx";

export type FoldingSheetProps = Omit<PopoverSheetProps, "look" | "onClosed">;

/** What stands in the page where there is room, and is a sheet from below on a narrow screen: filters beside a list. */
export const FoldingSheet = (props: FoldingSheetProps) => <PopoverSheet {...props} look="folding" />;
