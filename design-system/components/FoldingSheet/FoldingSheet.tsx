import { PopoverSheet, type PopoverSheetProps } from "#design-system/components/PopoverSheet/PopoverSheet.tsx";

export type FoldingSheetProps = Omit<PopoverSheetProps, "look" | "onClosed">;

/** Part of the page on wide screens, a bottom sheet on narrow ones: filters beside a list. */
export const FoldingSheet = (props: FoldingSheetProps) => <PopoverSheet {...props} look="folding" />;
