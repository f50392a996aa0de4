import type { Transport } from "#app/src/api/client.ts";

/** A way to the provider on which every call carries a header; a value of null leaves it out. */
export const withHeader =
  (transport: Transport, name: string, read: () => string | null): Transport =>
  (address, init) => {
    const value = read();
    if (value === null) return transport(address, init);
    const headers = new Headers(init.headers);
    headers.set(name, value);
    return transport(address, { ...init, headers });
  };
