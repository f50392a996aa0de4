/** All events' values of a property in a calendar file, `DTSTART:20261215T045000Z`, epoch seconds. */
export const instantsIn = (text: string, property: "DTSTART" | "DTEND"): number[] =>
  text.split("\r\n").flatMap((line) => {
    const found = /^(\w+):(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(line);
    if (found === null || found[1] !== property) return [];
    const [year = 0, month = 1, day, hour, minute, second] = found.slice(2).map(Number);
    return [Date.UTC(year, month - 1, day, hour, minute, second) / 1_000];
  });
