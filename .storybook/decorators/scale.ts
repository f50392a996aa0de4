/** Between two frames that stand side by side, pixels. */
export const GAP = 16;
/** Above a frame stands its name, pixels. */
export const CAPTION = 28;
/** A frame is not drawn smaller than this where its width may be chosen. */
const READABLE = 0.6;

/** The widths that frames are offered, the widest first. */
const FRAME_WIDTHS = [1200, 768, 360] as const;

export type Room = { width: number; height: number };
export type FrameSize = { width: number; height: number; scale: number };

const scaleOf = (width: number, { width: room }: Room, columns: number): number =>
  Math.min(1, (room - GAP * (columns - 1)) / columns / width);

/** The widest frame that can still be read; on a narrow window a phone. */
const widestIn = (room: Room, columns: number): number =>
  FRAME_WIDTHS.find((width) => scaleOf(width, room, columns) >= READABLE) ?? 360;

/**
 * The frames of a window: as wide as chosen (`auto` chooses), scaled to stand beside each other, and so high that they
 * fill the window when they are scaled.
 */
export function frameSize(chosen: string, room: Room, columns: number): FrameSize {
  const width = chosen === "auto" ? widestIn(room, columns) : Number(chosen);
  const scale = scaleOf(width, room, columns);
  return { width, height: Math.round((room.height - CAPTION) / scale), scale };
}
