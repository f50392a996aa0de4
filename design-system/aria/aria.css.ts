import { globalStyle } from "@vanilla-extract/css";

/**
 * What React Aria would inject as a `style` element, which the content security policy refuses
 * (`tools/react-aria-persian.ts` takes it out). A press may scroll and pinch, but never waits for a second tap.
 */
globalStyle("[data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" });
