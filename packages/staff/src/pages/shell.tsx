import type { ReactNode } from "react"
import { Button, PostForm } from "./parts.tsx"
import css from "./shell.module.css"
import type { Content, Section, SessionView, StaffView } from "./view.types.ts"
import { VISIT_TITLES } from "./visit-titles.ts"

const SECTIONS: Readonly<Record<Section, string>> = {
  leads: "Messages",
  bookings: VISIT_TITLES.bookings,
  "tyre-visits": VISIT_TITLES["tyre-visits"],
  messages: "Outbox",
  erase: "Erase",
  log: "Log",
}

const TITLES: Readonly<Partial<Record<Content["page"], string>>> = {
  "sign-in": "Sign in",
  "link-sent": "Check your e-mail",
  "use-link": "Sign in",
  leads: "Messages",
  lead: "Message",
  messages: "Outbox",
  message: "Message in the outbox",
  erase: "Erase a person",
  log: "Log",
}

/** Returns the title of a page for the browser's tab. It contains no personal data, because the history keeps it. */
export function getTitle(content: Content): string {
  if (content.page === "error") return content.title
  return "section" in content ? VISIT_TITLES[content.section] : (TITLES[content.page] ?? "")
}

function getSection(content: Content): Section | null {
  if ("section" in content) return content.section
  if (content.page === "lead") return "leads"
  if (content.page === "message") return "messages"
  return content.page in SECTIONS ? (content.page as Section) : null
}

interface ShellProps {
  readonly view: StaffView
  readonly title: string
  readonly children: ReactNode
}

/** Renders the document around a page: the header with the pages of the person, and the message after an action. */
export function Shell({ view: { cssName, session, flash, content }, title, children }: ShellProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – Staff`}</title>
        <link rel="stylesheet" href={`/staff/${cssName}`} />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <a href="#content" className={css.skip}>
          Skip to the content
        </a>
        {session === null ? null : <Header session={session} section={getSection(content)} />}
        <main id="content" className={css.main} data-narrow={session === null || undefined}>
          {flash === null ? null : (
            <p role={flash.isError ? "alert" : "status"} className={css.flash} data-error={flash.isError || undefined}>
              {flash.text}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  )
}

function Header({ session, section }: { readonly session: SessionView; readonly section: Section | null }) {
  const { person, sections, formToken } = session
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <p className={css.mark}>Forecourt</p>
        <nav aria-label="Pages" className={css.nav}>
          <ul>
            {sections.map((item) => (
              <li key={item}>
                <a href={`/staff/${item}`} aria-current={item === section ? "page" : undefined}>
                  {SECTIONS[item]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <PostForm action="sign-out" formToken={formToken} className={css.account}>
          <span className={css.person}>{person.name}</span>
          <Button look="quiet">Sign out</Button>
        </PostForm>
      </div>
    </header>
  )
}
