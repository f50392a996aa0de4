import { z } from "zod";
import { scene } from "../contract/scene.shapes.ts";

const caption = z.string().min(1).max(200);

/** A gallery in a file. */
export const pictures = z.array(z.strictObject({ image: scene, caption_fa: caption, caption_en: caption })).max(40);
