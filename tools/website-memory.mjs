/** How the website's process is kept small: the flags of its Node, and what its C library reads from the environment. */
export const websiteMemory = {
  /** Pages leave much garbage at once, and the young generation would keep the room for it. */
  flags: ["--max-semi-space-size=8"],
  /**
   * A page's bytes lie outside of V8, in blocks of many sizes that come and go. glibc would spread them over an arena for each
   * thread and keep what is freed between them: the process grew by 20 MB in half an hour while what it held stayed the same.
   * One arena, and larger blocks as mappings of their own, which are given back. Mapping them takes a tenth of a page's
   * processor time; blocks up to 256 KB in the arena would not, and how they grow was seen for a quarter of an hour only.
   */
  environment: { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "32768" },
};
