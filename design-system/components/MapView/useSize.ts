import { type RefObject, useLayoutEffect, useState } from "react";

/** Size of an element, pixels: measured before the first paint, and on every change. */
export function useSize(element: RefObject<Element | null>, until: { width: number; height: number }) {
  const [size, setSize] = useState(until);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const measure = (at: Element) => {
      const { clientWidth: width, clientHeight: height } = at;
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) measure(target);
    });
    measure(element.current);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
