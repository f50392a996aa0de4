/** Settings that keep the website's process small: flags of its Node, and its C library's environment variables. */
export const websiteMemory = {
  /** Pages create much garbage at once, and the young generation would keep the memory for it. */
  flags: ["--max-semi-space-size=8"],
  /**
   * A page's bytes lie outside of V8, in blocks of many sizes that come and go. glibc would spread them over an arena
   * per thread and keep freed blocks: the process grew by 20 MB in half an hour at constant use. One arena, and larger
   * blocks as mappings of their own, which are returned to the system. Mapping them takes a tenth of a page's CPU time;
   * blocks up to 256 KB in the arena would not, but their growth was observed for a quarter of an hour only.
   */
  environment: { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "32768" },
};
