/** Address of a story in the workbench; `globals` as the toolbar writes them: `locale:en;theme:dark`. */
export const storyAddress = (id: string, globals = ""): string =>
  `./?path=/story/${id}${globals === "" ? "" : `&globals=${globals}`}`;
