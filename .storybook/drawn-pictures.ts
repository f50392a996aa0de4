type Draw = (address: string) => string | null;

/**
 * On the site an illustration is a picture with an address that the web host draws. Here there is no host: the same
 * function draws it in the browser, before the element would ask for it. React sets `src` both ways.
 */
export function drawPicturesHere(draw: Draw): void {
  const drawn = new Map<string, string>();

  const sourceOf = (address: string): string => {
    if (!address.startsWith("/web/art/")) return address;
    let known = drawn.get(address);
    if (known === undefined) {
      const svg = draw(address);
      known = svg === null ? address : `data:image/svg+xml,${encodeURIComponent(svg)}`;
      drawn.set(address, known);
    }
    return known;
  };

  const intercept = (element: HTMLElement, attribute: "src" | "srcset"): void => {
    const setAttribute = element.setAttribute;
    element.setAttribute = function (name, value) {
      setAttribute.call(this, name, name.toLowerCase() === attribute ? sourceOf(value) : value);
    };
    const property = Object.getOwnPropertyDescriptor(element, attribute);
    const set = property?.set;
    if (!set) return;
    Object.defineProperty(element, attribute, {
      ...property,
      set(this: HTMLElement, address: string) {
        set.call(this, sourceOf(address));
      },
    });
  };

  intercept(HTMLImageElement.prototype, "src");
  intercept(HTMLSourceElement.prototype, "srcset");
}
