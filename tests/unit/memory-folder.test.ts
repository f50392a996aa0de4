import { expect, test } from "vitest";
import { memoryFolder } from "#tests/memory-folder.ts";

const GIB = 2 ** 30;
const machine = {
  mounts: "/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n",
  roomIn: () => 12 * GIB,
  freeMemory: 16 * GIB,
};

test("a test run's files lie in memory where there is room", () => {
  expect(memoryFolder(machine)).toBe("/dev/shm");
});

test.each([
  ["without such a folder", { mounts: "/dev/vda / ext4 rw 0 0\n" }],
  ["on a disk by its name", { mounts: "/dev/vda /dev/shm ext4 rw 0 0\n" }],
  ["where no script may run", { mounts: "tmpfs /dev/shm tmpfs rw,nosuid,noexec 0 0\n" }],
  ["in a container with little of it", { roomIn: () => GIB / 16 }],
  ["on a machine with little memory", { freeMemory: 6 * GIB }],
])("they do not %s", (_, lacking) => {
  expect(memoryFolder({ ...machine, ...lacking })).toBeNull();
});
