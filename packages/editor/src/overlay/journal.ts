import type { Operation } from "@forecourt/editing-machine/operations"
import { createSessionStore } from "@forecourt/flow-kit/session-store"
import type { PagePlace } from "../server/edit-store.types.ts"

/** Keeps what is not saved yet in the browser, until its tab is closed: a page that is loaded anew goes on with it. */
export function openJournal({ language, path }: PagePlace, open = () => sessionStorage) {
  const store = createSessionStore<{ operations?: readonly Operation[] }>(open, {
    key: `fc-editing:${language}:${path}`,
    parts: { operations: (kept) => (Array.isArray(kept) ? (kept as Operation[]) : null) },
  })
  return {
    load: (): readonly Operation[] => store.load().operations ?? [],
    save: (operations: readonly Operation[]) => store.save(operations.length > 0 ? { operations } : {}),
  }
}
