import { Modal, type ModalProps } from "./Modal.tsx";

export type DialogProps = Omit<ModalProps, "look">;

/** A question or a short form in the middle of the screen. Rendered beside the button that opens it. */
export const Dialog = (props: DialogProps) => <Modal {...props} look="dialog" />;
