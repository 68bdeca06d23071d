import "@forecourt/ui-kit/theme.css"
import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import { messages } from "@forecourt/ui-kit/messages/en"
import { renderToStaticMarkup } from "react-dom/server"
import { ErasePage } from "./erase.tsx"
import { LeadPage, LeadsPage } from "./leads.tsx"
import { LogPage } from "./log.tsx"
import { MessagePage, MessagesPage } from "./messages.tsx"
import { getTitle, Shell } from "./shell.tsx"
import { ErrorPage, LinkSentPage, SignInPage, UseLinkPage } from "./sign-in.tsx"
import type { StaffView } from "./view.types.ts"
import { DayPage, FoundVisitsPage, VisitPage } from "./visits.tsx"

/** Renders a page as a whole document. */
export function renderPage(view: StaffView): string {
  return `<!doctype html>${renderToStaticMarkup(
    <KitProvider locale="en-GB" messages={messages}>
      <Shell view={view} title={getTitle(view.content)}>
        <ContentOfPage view={view} />
      </Shell>
    </KitProvider>,
  )}`
}

function ContentOfPage({ view }: { readonly view: StaffView }) {
  const { content, session, zone, now } = view
  const formToken = session?.formToken ?? ""
  switch (content.page) {
    case "sign-in":
      return <SignInPage {...content} />
    case "link-sent":
      return <LinkSentPage />
    case "use-link":
      return <UseLinkPage {...content} />
    case "error":
      return <ErrorPage {...content} />
    case "leads":
      return <LeadsPage {...content} zone={zone} now={now} formToken={formToken} />
    case "lead":
      return <LeadPage {...content} zone={zone} formToken={formToken} />
    case "messages":
      return <MessagesPage {...content} now={now} zone={zone} formToken={formToken} />
    case "message":
      return <MessagePage {...content} zone={zone} formToken={formToken} />
    case "erase":
      return <ErasePage {...content} formToken={formToken} />
    case "day":
      return <DayPage {...content} formToken={formToken} />
    case "found-visits":
      return <FoundVisitsPage {...content} formToken={formToken} />
    case "visit":
      return <VisitPage {...content} formToken={formToken} />
    case "log":
      return <LogPage {...content} zone={zone} />
  }
}
