import { globalStyle } from "@vanilla-extract/css";

/**
 * Replaces the `style` element that React Aria would inject, which the content security policy refuses
 * (`tools/react-aria-persian.ts` removes it). A press may scroll and pinch, but never waits for a double tap.
 */
globalStyle("[data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" });
