type Draw = (address: string) => string | null;

/**
 * On the site an illustration is a picture with an address that the web host draws. Here there is no host: the same
 * function draws it in the browser, before the element would ask for it. React sets `src` both ways.
 */
export function drawPicturesHere(draw: Draw): void {
  const image = HTMLImageElement.prototype;
  const source = Object.getOwnPropertyDescriptor(image, "src");
  const setAttribute = image.setAttribute;
  if (!source?.set) return;
  const setSource = source.set;
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

  Object.defineProperty(image, "src", {
    ...source,
    set(this: HTMLImageElement, address: string) {
      setSource.call(this, sourceOf(address));
    },
  });
  image.setAttribute = function (name, value) {
    setAttribute.call(this, name, name === "src" ? sourceOf(value) : value);
  };
}
