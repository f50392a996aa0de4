type Draw = (address: string) => string | null;

/**
 * On the site an illustration is a picture with an address that the web host draws. Here there is no host: the same
 * function draws it in the browser, before the element would ask for it.
 */
export function drawPicturesHere(draw: Draw): void {
  const setAttribute = HTMLImageElement.prototype.setAttribute;
  const drawn = new Map<string, string>();

  const sourceOf = (address: string): string => {
    const known = drawn.get(address);
    if (known !== undefined) return known;
    const svg = draw(address);
    const source = svg === null ? address : `data:image/svg+xml,${encodeURIComponent(svg)}`;
    drawn.set(address, source);
    return source;
  };

  HTMLImageElement.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, name === "src" && value.startsWith("/web/art/") ? sourceOf(value) : value);
  };
}
