import { Modal, type ModalProps } from "#design-system/components/Dialog/Modal.tsx";

export type SheetProps = Omit<ModalProps, "look" | "role">;

/**
 * Something to decide before going on: a sheet from below on a phone, a panel in the middle elsewhere. Stands beside
 * the button that opens it. Focus stays inside, Escape closes, and focus goes back to where it came from.
 */
export const Sheet = (props: SheetProps) => <Modal {...props} look="sheet" />;
