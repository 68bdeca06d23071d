import type { Operation } from "@forecourt/editing-machine/operations"
import { createSessionStore } from "@forecourt/flow-kit/session-store"
import type { PagePlace } from "../server/edit-store.types.ts"

/**
 * Creates a store that keeps unsaved changes in the browser until the tab is closed. If the page is reloaded, the
 * editor continues with these changes.
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
