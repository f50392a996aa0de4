import { Button } from "storybook/internal/components";
import { useGlobals } from "storybook/manager-api";

/** The toolbar's button that begins a comment on an element, and ends it. */
export function LinkButton() {
  const [{ overlay }, setGlobals] = useGlobals();
  const isOn = overlay === "comment";
  return (
    <Button
      variant="ghost"
      size="small"
      ariaLabel="لینک بازبینی · Review link"
      active={isOn}
      onClick={() => setGlobals({ overlay: isOn ? "none" : "comment" })}
    >
      <span dir="rtl" lang="fa">
        لینک بازبینی
      </span>
    </Button>
  );
}
