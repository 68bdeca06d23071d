import type { Operation } from "@forecourt/editing-machine/operations"
import { createSessionStore } from "@forecourt/flow-kit/session-store"
import type { PagePlace } from "../server/edit-store.types.ts"

/**
 * Opens the storage for unsaved changes of a page. The changes survive a reload and are kept until the tab is closed.
 */
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
