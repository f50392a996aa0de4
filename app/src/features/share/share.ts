/** The part of a browser that shares; each may be absent or refuse. */
export type Sharer = {
  share?: (data: ShareData) => Promise<void>;
  canShare?: (data: ShareData) => boolean;
  clipboard?: { writeText(text: string): Promise<void> };
};

/** `cancelled`: the visitor closed the device's sheet. */
export type LinkOutcome = "shared" | "copied" | "cancelled" | "failed";

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Offers a link to the device's own sheet; where there is none, copies it. */
export async function shareLink(title: string, url: string, { share, clipboard }: Sharer): Promise<LinkOutcome> {
  try {
    if (share) {
      await share({ title, url });
      return "shared";
    }
  } catch (error) {
    if (isCancelled(error)) return "cancelled";
  }
  try {
    await clipboard?.writeText(url);
    return clipboard ? "copied" : "failed";
  } catch {
    return "failed";
  }
}

export type PictureOutcome = "shared" | "cancelled" | "unsupported";

/** Offers a picture to the device's own sheet. `unsupported`: this browser shares no files (R187). */
export async function sharePicture(title: string, file: File, { share, canShare }: Sharer): Promise<PictureOutcome> {
  const data = { title, files: [file] };
  if (!share || !canShare?.(data)) return "unsupported";
  try {
    await share(data);
    return "shared";
  } catch (error) {
    return isCancelled(error) ? "cancelled" : "unsupported";
  }
}

/** The browser's own functions, bound to the object they need. */
export const browserSharer = (): Sharer => ({
  ...("share" in navigator && { share: (data) => navigator.share(data) }),
  ...("canShare" in navigator && { canShare: (data) => navigator.canShare(data) }),
  ...(navigator.clipboard && { clipboard: navigator.clipboard }),
});
