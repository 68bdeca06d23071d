import type { ServiceEnv } from "@forecourt/service-kit/http"
import type { ActedBy, StaffConfig, StaffDesk, StaffPerson } from "@forecourt/service-kit/staff"
import type { Context } from "hono"
import type { Content, Flash, Section } from "./pages/view.types.ts"

/** A page that may not be shown, with the text that says why and what to do. */
export class StaffError extends Error {
  override name = "StaffError"
  readonly status: 400 | 403 | 404 | 429
  readonly title: string

  constructor(status: StaffError["status"], title: string, text: string) {
    super(text)
    this.status = status
    this.title = title
  }
}

export interface SignedIn {
  readonly person: StaffPerson
  readonly sections: readonly Section[]
  readonly token: string
}

export interface StaffEnv {
  Bindings: ServiceEnv["Bindings"]
  Variables: ServiceEnv["Variables"] & { signedIn: SignedIn; form: URLSearchParams }
}

export type StaffContext = Context<StaffEnv>

/** The tools of all routes. */
export interface StaffTools {
  readonly config: StaffConfig
  readonly desks: readonly StaffDesk[]
  /** The desk whose storage has the links and sessions. */
  readonly home: StaffDesk
  readonly url: string
  readonly render: (
    context: StaffContext,
    content: Content,
    status?: 200 | 400 | 403 | 404 | 429 | 500,
  ) => Promise<Response>
  /** Redirects after a post, with a message on the next page. */
  readonly finish: (context: StaffContext, path: string, flash?: Flash) => Response
}

/** Returns the signed-in person if it may use a section. */
export function getPerson(context: StaffContext, section: Section): StaffPerson {
  const { person, sections } = context.get("signedIn")
  if (sections.includes(section)) return person
  throw new StaffError(403, "This page is not for your role", "Ask the person who manages the staff list to add it.")
}

export function createActor({ email }: StaffPerson, { now }: Pick<StaffDesk, "now">): ActedBy {
  return { actor: email, now: now() }
}

export function createNotFound(): StaffError {
  return new StaffError(
    404,
    "This does not exist",
    "It may have been delivered, deleted or cancelled. Go back to the list.",
  )
}
