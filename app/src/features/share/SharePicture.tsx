import { useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { saveFile } from "#app/src/page/save-file.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import { pictureFile } from "./picture-file.ts";
import { browserSharer, sharePicture } from "./share.ts";

/**
 * Shares a picture by the device's share sheet. A browser that shares no photos says so (R187) and saves it
 * instead. The note stands beside the button: a toast would be behind the dialog of the pictures.
 */
export function SharePicture({ scene, caption }: { scene: Scene; caption: string }) {
  const t = useText();
  const { direction } = useEnvironment();
  /** Outcome for the picture with caption `of`: another picture has no note. */
  const [note, setNote] = useState({ of: caption, text: "" });
  const say = (text: string) => setNote({ of: caption, text });
  async function press(): Promise<void> {
    say("");
    try {
      const file = await pictureFile(scene, direction);
      if ((await sharePicture(caption, file, browserSharer())) !== "unsupported") return;
      saveFile(file.name, file.type, file);
      say(`${t("share.photo_sharing_unsupported")} ${t("share.saved")}`);
    } catch {
      say(t("share.picture.failed"));
    }
  }
  return (
    <>
      <Button look="outline" icon="share" onClick={() => void press()}>
        {t("share.picture")}
      </Button>
      <div role="status">{note.of === caption && note.text !== "" && <Text size="small">{note.text}</Text>}</div>
    </>
  );
}
