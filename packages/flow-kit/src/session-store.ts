/** The methods of a browser storage, such as `sessionStorage`, that are needed to store a session. */
export type KeyStore = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** A store for the session of a flow. The session is kept when the visitor opens another page. */
export interface SessionStore<Session> {
  readonly load: () => Session
  readonly save: (session: Session) => void
}

/**
 * The functions that parse the parts of a stored session, by part name. Each function returns `null` for an invalid
 * value.
 */
export type PartReaders<Session> = {
  readonly [Part in keyof Required<Session>]: (value: unknown) => NonNullable<Session[Part]> | null
}

interface StoreOptions<Session> {
  /** The key of the session in the browser's storage. The session is kept until the tab is closed. */
  readonly key: string
  /**
   * The functions that parse the parts of the session, by part name. A part without a function is saved but not loaded
   * again.
   */
  readonly parts: Partial<PartReaders<Session>>
}

/**
 * Creates a store for the session of a flow in the browser's storage. Invalid parts of a stored session are ignored. If
 * the storage is full or blocked, the flow still works, but the session is lost when the visitor leaves the page.
 */
export function createSessionStore<Session extends object>(
  open: () => KeyStore,
  { key, parts }: StoreOptions<Session>,
): SessionStore<Session> {
  return {
    load: () => attempt(() => readParts(open().getItem(key), parts)) ?? readParts(null, parts),
    save: (session) =>
      void attempt(() => {
        const isEmpty = Object.values(session).every((part) => part === undefined)
        if (isEmpty) open().removeItem(key)
        else open().setItem(key, JSON.stringify(session))
      }),
  }
}

interface SessionActor<Snapshot> {
  readonly subscribe: (observer: (snapshot: Snapshot) => void) => unknown
}

/**
 * Saves the session of a flow whenever it changes. `loaded` is the session with which the flow started, and `toSession`
 * returns the session of a snapshot (by default `snapshot.context.session`).
 */
export function followSession<
  Session extends object,
  Snapshot extends { readonly context: { readonly session: Session } },
>(
  actor: SessionActor<Snapshot>,
  { save }: Pick<SessionStore<Session>, "save">,
  loaded: Session,
  toSession: (snapshot: Snapshot) => Session = ({ context: { session } }) => session,
): void {
  let last = loaded
  actor.subscribe((snapshot) => {
    const session = toSession(snapshot)
    if (hasSameParts(session, last)) return
    last = session
    save(session)
  })
}

function hasSameParts<Session extends object>(a: Session, b: Session): boolean {
  return Object.keys({ ...a, ...b }).every((part) => a[part as keyof Session] === b[part as keyof Session])
}

function readParts<Session>(text: string | null, parts: Partial<PartReaders<Session>>): Session {
  const kept: Readonly<Record<string, unknown>> = JSON.parse(text ?? "{}") ?? {}
  const read = Object.entries(parts as Record<string, (value: unknown) => unknown>).flatMap(([name, parse]) => {
    const part = kept[name] === undefined ? null : attempt(() => parse(kept[name]))
    return part === null ? [] : [[name, part]]
  })
  return Object.fromEntries(read)
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
