import { signal } from "@preact/signals-react";

/** True while another page or answer is loading (R15). */
export const createResolving = () => signal(false);
