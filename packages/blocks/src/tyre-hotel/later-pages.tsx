import { currentPage } from "@forecourt/tyre-hotel-machine"
import { BookingPage } from "./booking-page.tsx"
import { LoginPage, ValidatePage } from "./code-pages.tsx"
import { ConfirmationPage } from "./confirmation-page.tsx"
import type { PageProps } from "./flow-page.tsx"
import type { TreadLimits } from "./tread-limits.ts"
import { VehiclePage } from "./vehicle-page.tsx"

interface LaterPageProps extends PageProps {
  readonly limits: TreadLimits
  /** Where the workshop is. */
  readonly timeZone: string
}

/** Any page but the search; they come in a script of their own. */
export function LaterPage({ limits, timeZone, ...props }: LaterPageProps) {
  switch (currentPage(props.snapshot)) {
    case "login":
      return <LoginPage {...props} />
    case "validate":
      return <ValidatePage {...props} />
    case "loggedIn":
      return <VehiclePage {...props} limits={limits} />
    case "booking":
      return <BookingPage {...props} />
    case "confirmation":
      return <ConfirmationPage {...props} timeZone={timeZone} />
    case "search":
      return null
  }
}
