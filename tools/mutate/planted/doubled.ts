/** A second file with a fault, tried after the first has been restored. */
export const doubled = (count: number): number => count * 2;
