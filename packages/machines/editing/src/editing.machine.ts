import { isSame } from "@forecourt/flow-kit/is-same"
import { describeFailure, isSessionGone, type Refusal } from "@forecourt/flow-kit/refusal"
import { and, assign, emit, enqueueActions, setup } from "xstate"
import { ports } from "./editing.ports.ts"
import {
  addReplacement,
  addStep,
  divideSavable,
  getRetryDelay,
  insist,
  listUnsaved,
  rebase,
  SAVE_DELAY_MS,
  toWritten,
} from "./editing.rules.ts"
import type { PageIssue, PublishResult, SaveResult, Step, StoredPage } from "./editing.types.ts"
import {
  applyOperation,
  applyOperations,
  type Conflict,
  type EditedPage,
  getInverse,
  joinOperations,
  type Operation,
} from "./operations/operations.ts"

export interface EditingInput {
  /** The operations that were left unsaved at the end of an earlier visit. */
  readonly journal?: readonly Operation[]
}

interface EditingContext {
  /** The page as the editor sees it: the stored page plus the unsaved changes. */
  readonly page: EditedPage
  readonly stored: StoredPage | null
  /** The operations that have not been sent yet. */
  readonly pending: readonly Operation[]
  /** The operations that have been sent to the server but are not confirmed yet. They may be lost or already saved. */
  readonly sending: readonly Operation[]
  readonly conflicts: readonly Conflict[]
  readonly issues: readonly PageIssue[]
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  /** The page before it was replaced by another version. It is `null` unless a replacement is being loaded. */
  readonly replaced: EditedPage | null
  readonly isPublishing: boolean
  /** The number of calls that have failed in a row. It determines the delay before the next retry. */
  readonly failures: number
}

export type EditingEvent =
  /**
   * A change to the page. `at` is a time in milliseconds. Any clock can be used, since only differences are calculated.
   */
  | { readonly type: "CHANGE"; readonly operation: Operation; readonly at: number }
  | { readonly type: "UNDO" }
  | { readonly type: "REDO" }
  /** Saves the page immediately, without waiting for the debounce delay. */
  | { readonly type: "SAVE" }
  | { readonly type: "PUBLISH" }
  /**
   * The editor's choice in a conflict: `KEEP_MINE` keeps the editor's value, and `TAKE_THEIRS` accepts the value of the
   * other editor.
   */
  | { readonly type: "KEEP_MINE"; readonly conflict: Conflict }
  | { readonly type: "TAKE_THEIRS"; readonly conflict: Conflict }
  /** Tries again after a failure or after a new login. */
  | { readonly type: "RETRY" }
  | { readonly type: "REFRESH" }
  /**
   * The stored page has been replaced with an earlier version or with the published version. The editor can undo the
   * replacement in a single step.
   */
  | { readonly type: "REPLACED" }

type IssueSearchEvent =
  | { readonly type: `xstate.done.actor.${typeof ISSUE_SEARCH}`; readonly output: readonly PageIssue[] }
  | { readonly type: `xstate.error.actor.${typeof ISSUE_SEARCH}`; readonly error: unknown }

/** The events that the state machine emits. */
export type EditingEmitted =
  /** The stored page has changed, so the preview must be rendered again. */
  | { readonly type: "stored" }
  | { readonly type: "published" }
  /** The page cannot be published until the given issues are fixed. */
  | { readonly type: "unpublishable"; readonly issues: readonly PageIssue[] }
  /** A call has failed. `reason` describes the failure for the log. */
  | { readonly type: "failure"; readonly reason: string }

const ISSUE_SEARCH = "issueSearch"

const NO_PAGE: EditedPage = { fields: {}, layout: {} }

const editingSetup = setup({
  types: {
    input: {} as EditingInput,
    context: {} as EditingContext,
    events: {} as EditingEvent | IssueSearchEvent,
    emitted: {} as EditingEmitted,
    tags: {} as "busy" | "halted",
  },
  actors: ports,
  delays: {
    saveDelay: SAVE_DELAY_MS,
    retryDelay: ({ context }) => getRetryDelay(context.failures),
  },
  guards: {
    /**
     * Returns true if there are operations to save. This includes the operations in `stored.unsaved`, which restore an
     * earlier draft after a newer page was published.
     */
    hasUnsaved: ({ context: { pending, sending, stored } }) =>
      pending.length + sending.length > 0 || stored?.unsaved !== undefined,
    hasConflicts: ({ context }) => context.conflicts.length > 0,
    isPublishing: ({ context }) => context.isPublishing,
    isFlawed: ({ context: { isPublishing, issues } }) => isPublishing && issues.length > 0,
    maySave: ({ context: { issues, pending } }) =>
      pending.length === 0 || divideSavable(issues, pending).savable.length > 0,
    /**
     * Returns true if a save was rejected because of some of its operations, but not all of them. The other operations
     * can then be saved separately.
     */
    isRefusedInPart: ({ context }, result: Result) => {
      const { held, savable } = divideSavable(getIssues(result), listUnsaved(context))
      return held.length > 0 && savable.length > 0
    },
    isGone: (_, stored: StoredPage | null) => stored === null,
  },
  actions: {
    change: assign(({ context, event }) => {
      if (event.type !== "CHANGE") return {}
      const { operation, at } = event
      const inverse = getInverse(context.page, operation)
      const page = applyOperation(context.page, operation)
      if (inverse === null || "kind" in page || page === context.page) return {}
      return {
        page,
        pending: joinOperations(context.pending, operation),
        undo: addStep(context.undo, { operations: [operation], inverses: [inverse], at }),
        redo: [],
        ...NOT_PUBLISHING,
      }
    }),
    undo: assign(({ context }) => {
      const step = context.undo.at(-1)
      return step === undefined ? {} : walk(context, step.inverses, { undo: -1, redo: step })
    }),
    redo: assign(({ context }) => {
      const step = context.redo.at(-1)
      return step === undefined ? {} : walk(context, step.operations, { undo: step, redo: -1 })
    }),
    send: assign(({ context: { issues, pending } }) => {
      const { savable, held } = divideSavable(issues, pending)
      return { sending: savable, pending: held }
    }),
    /** Moves the operations of a rejected save back to the start of the pending operations. */
    takeBack: assign(({ context: { pending, sending } }) => ({ sending: [], pending: [...sending, ...pending] })),
    /**
     * Makes all unsaved operations pending again, so that they are applied to a newer stored page. If a new page was
     * published, the operations that restore the earlier draft are added.
     */
    layOver: assign(({ context }, storedPage: StoredPage) => ({
      sending: [],
      conflicts: [],
      pending: [...toDraft(context, storedPage), ...listUnsaved(context)],
    })),
    forgetSent: assign({ sending: [] }),
    replace: assign(({ context }) => ({
      sending: [],
      pending: [],
      conflicts: [],
      redo: [],
      replaced: context.replaced ?? context.page,
      ...NOT_PUBLISHING,
    })),
    answered: assign({ failures: 0 }),
    /**
     * Handles a save whose response was lost. The server stores either all or none of the operations of a save, so the
     * stored page shows if they have to be sent again.
     */
    settle: assign(({ context }, storedPage: StoredPage | null) => {
      if (storedPage === null) return {}
      const { stored, sending } = context
      const isThere = stored !== null && isSame(applyOperations(stored.page, sending).page, storedPage.page)
      const unsent = listUnsaved(isThere ? { ...context, sending: [] } : context)
      return { sending: [], conflicts: [], pending: [...toDraft(context, storedPage), ...unsent] }
    }),
    /** Stores a newly loaded page and applies the unsaved operations to it. */
    store: enqueueActions(({ context, enqueue }, stored: StoredPage | null) => {
      if (stored === null) return
      const { page, operations, conflicts } = rebase(toWritten(stored.page, context.sending), context.pending)
      const isNew = context.stored !== null && !isSame(context.stored.page, stored.page)
      // A failing save is retried with backoff, also when reading succeeds.
      const failures = operations.length > 0 ? context.failures : 0
      const { replaced } = context
      const undo = replaced === null ? context.undo : addReplacement(context.undo, replaced, stored.page)
      enqueue.assign({ stored, page, pending: operations, conflicts, failures, undo, replaced: null })
      if (isNew) enqueue.emit({ type: "stored" })
    }),
    takeIssues: assign((_, issues: readonly PageIssue[]) => ({ issues })),
    /**
     * Starts a search for issues on the current page and cancels the previous search. The search is not cancelled when
     * the machine changes its state.
     */
    findIssues: enqueueActions(({ context: { page }, enqueue }) => {
      enqueue.stopChild(ISSUE_SEARCH)
      enqueue.spawnChild("findIssues", { id: ISSUE_SEARCH, input: { page } })
    }),
    keepMine: assign(({ context }, conflict: Conflict) => {
      const operation = insist(context.page, conflict)
      const outcome = operation === null ? null : applyOperation(context.page, operation)
      return {
        conflicts: context.conflicts.filter((item) => item !== conflict),
        ...(operation !== null && outcome !== null && !("kind" in outcome)
          ? { page: outcome, pending: [...context.pending, operation] }
          : {}),
      }
    }),
    takeTheirs: assign(({ context }, conflict: Conflict) => ({
      conflicts: context.conflicts.filter((item) => item !== conflict),
    })),
    fail: enqueueActions(({ context, enqueue, event }) => {
      enqueue.assign({ failures: context.failures + 1 })
      enqueue.emit({ type: "failure", reason: describeFailure("error" in event ? event.error : null) })
    }),
    wantPublishing: assign({ isPublishing: true }),
    stopPublishing: assign({ isPublishing: false }),
    emitFlaws: emit(({ context: { issues } }) => ({ type: "unpublishable" as const, issues })),
  },
})

interface Failed {
  readonly event: { readonly error: unknown }
}

type Assigned = Partial<EditingContext>

/** The context values that cancel a requested publication. They are set whenever the editor changes the page. */
const NOT_PUBLISHING = { isPublishing: false } as const

function toDraft({ stored }: Pick<EditingContext, "stored">, storedPage: StoredPage): readonly Operation[] {
  return stored?.etag === storedPage.etag ? [] : (storedPage.unsaved ?? [])
}

/**
 * Undoes or redoes a step by applying its operations to the current page, so that later changes by other editors are
 * kept.
 */
function walk(
  context: EditingContext,
  operations: readonly Operation[],
  { undo, redo }: { readonly undo: Step | -1; readonly redo: Step | -1 },
): Assigned {
  const steps = (now: readonly Step[], change: Step | -1) => (change === -1 ? now.slice(0, -1) : [...now, change])
  const { page, conflicts } = applyOperations(context.page, operations)
  const moved = { undo: steps(context.undo, undo), redo: steps(context.redo, redo) }
  // Others changed all of what it was about: the step is not there any more.
  if (conflicts.length === operations.length) return undo === -1 ? { undo: moved.undo } : { redo: moved.redo }
  const applied = operations.filter((operation) => !conflicts.some((conflict) => conflict.operation === operation))
  return { ...moved, page, pending: [...context.pending, ...applied], ...NOT_PUBLISHING }
}

const SESSION_GONE = {
  guard: ({ event }: Failed) => isSessionGone(event.error),
  target: "#editing.expired",
  actions: ["fail", "stopPublishing"],
} as const

/** The transition to `outdated` when the server and the page editor use different schemas. */
const IS_OUTDATED = {
  guard: ({ event }: Failed) => (event.error as Refusal | null)?.code === "Outdated",
  target: "#editing.outdated",
} as const

const UNANSWERED = { target: "#editing.offline", actions: ["fail", "stopPublishing"] } as const

interface Answered {
  readonly event: { readonly output: SaveResult | PublishResult }
}

type Result = Answered["event"]["output"]

const isKind =
  (kind: Result["kind"]) =>
  ({ event }: Answered) =>
    event.output.kind === kind
const STORE = { type: "store", params: ({ event }: Answered) => getStored(event.output) } as const
const TAKE_ISSUES = { type: "takeIssues", params: ({ event }: Answered) => getIssues(event.output) } as const

/** The handlers for changes during a call or after a failure. The changes are not saved immediately. */
const CHANGES = {
  CHANGE: { actions: ["change", "findIssues"] },
  UNDO: { actions: ["undo", "findIssues"] },
  REDO: { actions: ["redo", "findIssues"] },
} as const

const READS = { REFRESH: "#editing.reading" } as const

/** The handlers for changes while no call is running. The changes are saved after the debounce delay. */
const RESTING_CHANGES = {
  ...READS,
  CHANGE: { actions: ["change", "findIssues"], target: "#editing.deciding" },
  UNDO: { actions: ["undo", "findIssues"], target: "#editing.deciding" },
  REDO: { actions: ["redo", "findIssues"], target: "#editing.deciding" },
} as const

/**
 * The state machine of the page editor. It loads a page, saves changes after a debounce delay, merges them with the
 * changes of other editors, and publishes the page.
 */
export const editingMachine = editingSetup.createMachine({
  id: "editing",
  context: ({ input: { journal = [] } }) => ({
    page: NO_PAGE,
    stored: null,
    pending: journal,
    sending: [],
    conflicts: [],
    issues: [],
    undo: [],
    redo: [],
    replaced: null,
    isPublishing: false,
    failures: 0,
  }),
  initial: "reading",
  on: {
    REPLACED: { target: ".reading", actions: "replace" },
    "xstate.done.actor.issueSearch": {
      actions: { type: "takeIssues", params: ({ event }) => event.output },
    },
    // The page is looked through again before it is saved.
    "xstate.error.actor.issueSearch": {},
  },
  states: {
    reading: {
      tags: "busy",
      on: CHANGES,
      invoke: {
        src: "readPage",
        input: {},
        onDone: [
          { guard: { type: "isGone", params: ({ event }) => event.output }, target: "gone" },
          {
            target: "checking",
            actions: [
              { type: "settle", params: ({ event }) => event.output },
              { type: "store", params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [SESSION_GONE, IS_OUTDATED, UNANSWERED],
      },
    },
    deciding: {
      always: [
        { guard: "hasConflicts", target: "conflicted" },
        { guard: "isPublishing", target: "checking" },
        { guard: "hasUnsaved", target: "waiting" },
        { target: "clean" },
      ],
    },
    clean: {
      on: { ...RESTING_CHANGES, PUBLISH: { target: "checking", actions: "wantPublishing" } },
    },
    waiting: {
      on: { ...RESTING_CHANGES, SAVE: "checking", PUBLISH: { target: "checking", actions: "wantPublishing" } },
      after: { saveDelay: "checking" },
    },
    checking: {
      on: { ...RESTING_CHANGES, PUBLISH: { actions: "wantPublishing" } },
      invoke: {
        src: "findIssues",
        input: ({ context: { page } }) => ({ page }),
        onDone: { target: "judged", actions: { type: "takeIssues", params: ({ event }) => event.output } },
        // The server looks as well.
        onError: { target: "judged", actions: "fail" },
      },
    },
    judged: {
      always: [
        { guard: "hasConflicts", target: "conflicted" },
        { guard: and(["hasUnsaved", "maySave"]), target: "saving" },
        { guard: and(["hasUnsaved", "isPublishing"]), target: "invalid", actions: "emitFlaws" },
        { guard: "hasUnsaved", target: "invalid" },
        { guard: "isFlawed", target: "clean", actions: ["emitFlaws", "stopPublishing"] },
        { guard: "isPublishing", target: "publishing" },
        { target: "clean" },
      ],
    },
    /**
     * The state in which the page is invalid with the current changes. The changes are visible in the page editor but
     * cannot be saved.
     */
    invalid: {
      entry: "stopPublishing",
      on: { ...RESTING_CHANGES, PUBLISH: { actions: "emitFlaws" } },
    },
    saving: {
      tags: "busy",
      entry: "send",
      on: { ...CHANGES, PUBLISH: { actions: "wantPublishing" } },
      invoke: {
        src: "savePage",
        input: ({ context: { stored, sending } }) => ({ etag: stored?.etag ?? "", operations: sending }),
        onDone: [
          {
            guard: isKind("saved"),
            target: "deciding",
            actions: ["answered", STORE, "forgetSent"],
          },
          {
            guard: isKind("conflict"),
            target: "deciding",
            actions: ["answered", { type: "layOver", params: ({ event }) => getStored(event.output) }, STORE],
          },
          {
            guard: { type: "isRefusedInPart", params: ({ event }) => event.output },
            target: "judged",
            actions: ["takeBack", TAKE_ISSUES],
          },
          { guard: isKind("refused"), target: "invalid", actions: ["takeBack", TAKE_ISSUES] },
          { guard: isKind("gone"), target: "gone", actions: "takeBack" },
          { target: "outdated", actions: "takeBack" },
        ],
        onError: [SESSION_GONE, IS_OUTDATED, UNANSWERED],
      },
    },
    publishing: {
      tags: "busy",
      on: CHANGES,
      invoke: {
        src: "publishPage",
        input: ({ context: { stored } }) => ({ etag: stored?.etag ?? "" }),
        onDone: [
          {
            guard: isKind("published"),
            target: "deciding",
            actions: ["stopPublishing", STORE, emit({ type: "published" as const })],
          },
          { guard: isKind("changed"), target: "reading", actions: "stopPublishing" },
          {
            guard: isKind("refused"),
            target: "deciding",
            actions: ["stopPublishing", TAKE_ISSUES, "emitFlaws"],
          },
          { guard: isKind("gone"), target: "gone" },
          { target: "outdated" },
        ],
        onError: [SESSION_GONE, IS_OUTDATED, UNANSWERED],
      },
    },
    /** Another editor has changed the same field or block. The machine waits until all conflicts are resolved. */
    conflicted: {
      tags: "halted",
      entry: "stopPublishing",
      on: {
        ...CHANGES,
        ...READS,
        KEEP_MINE: {
          target: "deciding",
          actions: [{ type: "keepMine", params: ({ event }) => event.conflict }, "findIssues"],
        },
        TAKE_THEIRS: { target: "deciding", actions: { type: "takeTheirs", params: ({ event }) => event.conflict } },
      },
    },
    /** The server does not respond. After a delay, the machine loads the page again and saves the unsaved changes. */
    offline: {
      tags: "halted",
      on: { ...CHANGES, ...READS, RETRY: "reading" },
      after: { retryDelay: "reading" },
    },
    /** The session has expired. Unsaved changes are kept until the editor logs in again. */
    expired: { tags: "halted", on: { ...CHANGES, ...READS, RETRY: "reading" } },
    gone: { tags: "halted" },
    /** A newer version of the page editor is available, so the editor must be reloaded in the browser. */
    outdated: { tags: "halted" },
  },
})

function getStored(result: Result): StoredPage {
  if ("page" in result) return result
  throw new Error(`editing: a result of the kind ${result.kind} holds no page.`)
}

function getIssues(result: Result): readonly PageIssue[] {
  return result.kind === "refused" ? result.issues : []
}
