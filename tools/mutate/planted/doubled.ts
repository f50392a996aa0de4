/** Another file with a fault, after the first has been mended. */
export const doubled = (count: number): number => count * 2;
