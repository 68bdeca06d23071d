import { createActor, SimulatedClock } from "xstate"
import {
  type EditingEmitted,
  type EditingPorts,
  editingMachine,
  type PageIssue,
  type StoredPage,
  toPorts,
} from "../src/index.ts"
import { applyOperations, type EditedPage, findBlock, type Operation } from "../src/operations/operations.ts"

export const PAGE: EditedPage = {
  fields: { title: { value: "Bilar" } },
  layout: {
    main: [
      { block: "note", id: "a", fields: { title: { value: "A" } } },
      { block: "note", id: "b", fields: { title: { value: "B" } } },
    ],
  },
}

export function createTitled(id: string, value: string, base: string): Operation {
  return { op: "set", block: id, field: "title", base: { value: base }, value: { value } }
}

export function getTitle(page: EditedPage | undefined, id: string): unknown {
  const title = page === undefined ? null : findBlock(page, id)?.block.fields?.title
  return (title as { value: string } | null)?.value
}

export function openStorage() {
  let [page, saves, isDraft] = [PAGE, 0, false]
  const createStored = (): StoredPage => ({ etag: `"${saves}"`, page, isDraft })
  const save = (operations: readonly Operation[]) => {
    const outcome = applyOperations(page, operations)
    if (outcome.conflicts.length === 0) [page, saves, isDraft] = [outcome.page, saves + 1, true]
    return outcome.conflicts
  }
  const ports: EditingPorts = {
    readPage: async () => createStored(),
    async findIssues({ page }) {
      return page.layout.main?.flatMap(({ id }) => findFaults(getTitle(page, id), id)) ?? []
    },
    async savePage({ operations }) {
      const conflicts = save(operations)
      return conflicts.length > 0
        ? { kind: "conflict", conflicts, ...createStored() }
        : { kind: "saved", ...createStored() }
    },
    async publishPage({ etag }) {
      if (etag !== createStored().etag) return { kind: "changed" }
      isDraft = false
      return { kind: "published", ...createStored() }
    },
  }
  return { ports, stored: createStored, /** Saves operations on behalf of another editor. */ save }
}

function findFaults(title: unknown, block: string): readonly PageIssue[] {
  if (title === "")
    return [{ block, pointer: "/title", keyword: "type", message: "Rubriken saknas.", severity: "publish" }]
  return typeof title === "string"
    ? []
    : [{ block, pointer: "/title", keyword: "type", message: "Ingen text.", severity: "draft" }]
}

interface Options {
  readonly storage?: ReturnType<typeof openStorage>
  readonly calls?: Partial<EditingPorts>
  readonly journal?: readonly Operation[]
}

export function openEditing({ storage = openStorage(), calls = {}, journal = [] }: Options = {}) {
  const clock = new SimulatedClock()
  const callNames: (keyof EditingPorts)[] = []
  const all = { ...storage.ports, ...calls }
  const counted = Object.fromEntries(
    Object.entries(all).map(([name, call]) => [
      name,
      (...args: never[]) => {
        callNames.push(name as keyof EditingPorts)
        return (call as (...args: never[]) => Promise<unknown>)(...args)
      },
    ]),
  ) as unknown as EditingPorts
  const actor = createActor(editingMachine.provide({ actors: toPorts(counted) }), {
    input: { journal },
    clock,
  })
  const emitted: EditingEmitted[] = []
  actor.on("*", (event) => void emitted.push(event))
  actor.start()
  return {
    storage,
    callNames,
    emitted,
    send: actor.send,
    now: () => actor.getSnapshot(),
    change: (operation: Operation, at = 0) => actor.send({ type: "CHANGE", operation, at }),
    async pass(ms = 0) {
      await settle()
      clock.increment(ms)
      await settle()
    },
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}
