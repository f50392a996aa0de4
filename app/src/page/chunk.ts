/** R195: how long a page's code may take to arrive, in milliseconds. */
export const CHUNK_TIMEOUT = 120_000;

/** R185: a page's code did not arrive. Usually the site was renewed while the page was open; loading it again helps. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
  constructor(cause?: unknown) {
    super("Loading chunk failed", { cause });
  }
}

/** Loads code or words on demand, or throws a {@link ChunkError}. Bundlers have no such limit of their own. */
export async function loadChunk<T>(load: () => Promise<T>, timeout = CHUNK_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError("timeout")), timeout);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(error);
  } finally {
    clearTimeout(timer);
  }
}
