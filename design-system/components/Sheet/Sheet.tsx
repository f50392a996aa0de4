import { Modal, type ModalProps } from "#design-system/components/Dialog/Modal.tsx";

export type SheetProps = Omit<ModalProps, "look" | "role">;

/**
 * A decision before continuing: a sheet from below on a phone, a centred panel elsewhere. Rendered beside the button
 * that opens it. The focus stays inside, Escape closes it, and the focus returns to its origin.
 */
export const Sheet = (props: SheetProps) => <Modal {...props} look="sheet" />;
