import finnishPages from "virtual:site-pages/fi-used"
import norrvikPages from "virtual:site-pages/se-automotive"
import rulloPages from "virtual:site-pages/se-used"
import ukPages from "virtual:site-pages/uk-automotive"
import type { SiteContext } from "@forecourt/renderer"
import { expect, spyOn, userEvent } from "storybook/test"
import type { CarContactFormProps } from "../../packages/blocks/src/car-page/car-contact-form.client.tsx"
import { CarDetails, type CarDetailsProps } from "../../packages/blocks/src/car-page/car-details.tsx"
import { CarFailed, CarNotFound } from "../../packages/blocks/src/car-page/car-page-states.tsx"
import type { FinanceQuoteProps } from "../../packages/blocks/src/car-page/finance-quote.client.tsx"
import { CarContactForm, FinanceQuote } from "../../packages/blocks/src/generated/islands.tsx"
import { contactForm, SAMPLE } from "../../packages/blocks/test/contact-form.tsx"
import { financeQuote, financeWorld, type Lender } from "../../packages/blocks/test/finance-quote.tsx"
import { type Answer, formsWorld } from "../../packages/blocks/test/forms-world.tsx"
import {
  BROKEN_PICTURES,
  COROLLA,
  EX30,
  EX30_USED,
  ID3,
  LONGEST,
  SOLD,
  WITHOUT_PICTURES,
} from "../../packages/blocks/test/stock-car.ts"
import { config as finland } from "../../sites/fi-used/site.config.ts"
import { config as norrvik } from "../../sites/se-automotive/site.config.ts"
import { config as rullo } from "../../sites/se-used/site.config.ts"
import { config as uk } from "../../sites/uk-automotive/site.config.ts"
import { createGlobals, type Main, type PageStory, pageAround } from "./page-story.tsx"

// The page of a car, with its own lender and stock.

export default { title: "Pages/Stock/Car", tags: ["!autodocs"] }

const DRAFT = {
  name: "Anna Berg",
  phone: "070 174 06 05",
  email: "anna.berg@example.org",
  message: "Finns vinterhjulen med i priset?",
}

const LIST = "/kop-bil/alla-bilar"

interface Sections {
  readonly quote?: Partial<FinanceQuoteProps> & { readonly lender?: Lender }
  readonly form?: Partial<CarContactFormProps> & { readonly answers?: readonly Answer[] }
}

const car =
  (view: CarDetailsProps["car"], { quote, form }: Sections = {}): Main =>
  (site) => (
    <CarDetails
      car={view}
      site={site}
      listHref={LIST}
      quote={quote && getQuote(site, quote)}
      form={form && getContactForm(site, view, form)}
    />
  )

function getQuote(site: SiteContext, { lender, ...quote }: NonNullable<Sections["quote"]>) {
  const { Around } = financeWorld(lender)
  return (
    <Around>
      <FinanceQuote {...financeQuote(site, quote)} />
    </Around>
  )
}

function getContactForm(
  site: SiteContext,
  { dealership }: CarDetailsProps["car"],
  { answers = ["taken"], ...form }: NonNullable<Sections["form"]>,
) {
  const { Around } = formsWorld(answers)
  return (
    <Around>
      <CarContactForm {...contactForm(site, { phone: dealership?.phone ?? "", ...form })} />
    </Around>
  )
}
const createNorrvikPage = (main: Main): PageStory => ({
  ...pageAround(norrvik, norrvikPages, main),
  globals: createGlobals(norrvik),
})

export const Norrvik: PageStory = {
  ...createNorrvikPage(car(EX30)),
  play: async ({ canvasElement }) => {
    const getBox = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    expect(getBox("[data-scope=handle-row][data-part=item]").left).toBeCloseTo(getBox("#similar").left, 0)
  },
}

export const Rullo: PageStory = { ...pageAround(rullo, rulloPages, car(EX30_USED)), globals: createGlobals(rullo) }

export const Finland: PageStory = {
  ...pageAround(finland, finnishPages, car(COROLLA)),
  globals: createGlobals(finland),
}

export const UnitedKingdom: PageStory = {
  ...pageAround(uk, ukPages, car(ID3, { quote: {} })),
  globals: createGlobals(uk),
}

export const QuoteChanged: PageStory = {
  ...UnitedKingdom,
  play: async ({ canvas }) => {
    const [term] = await canvas.findAllByRole("slider", { name: "Term" })
    term?.focus()
    await userEvent.keyboard("{ArrowLeft}")
    await canvas.findByText("36 monthly payments of")
  },
}

/** Hire purchase over 60 months, for which the lender quotes no personal contract purchase. */
export const QuoteNotComparable: PageStory = {
  ...UnitedKingdom,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Hire Purchase" }))
    const [term] = await canvas.findAllByRole("slider", { name: "Term" })
    term?.focus()
    await userEvent.keyboard("{End}")
    await canvas.findByText(/Personal Contract Purchase cannot be quoted for 60 months/)
  },
}

const createOldCarStory = (value: string, owed: string, text: RegExp): PageStory => ({
  ...UnitedKingdom,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("spinbutton", { name: "Value of the car" }), value)
    await userEvent.type(await canvas.findByRole("spinbutton", { name: "Finance still owed on it" }), owed)
    await userEvent.tab()
    await canvas.findByText(text)
  },
})

/** An old car that is part of the deposit. */
export const QuotePartExchange = createOldCarStory("4500", "1200", /48 months with a deposit of £5,000/)

/** An old car on which more is owed than it is worth. */
export const QuoteNegativeEquity = createOldCarStory("1000", "6000", /More finance is owed on your current car/)

export const QuoteLoading: PageStory = {
  ...pageAround(uk, ukPages, car(ID3, { quote: { found: null, lender: "never" } })),
  globals: createGlobals(uk),
}

export const QuoteFailed: PageStory = {
  ...pageAround(uk, ukPages, car(ID3, { quote: { found: null, lender: "gone" } })),
  globals: createGlobals(uk),
  beforeEach: () => {
    const { error } = console
    const spy = spyOn(console, "error").mockImplementation((...words) => {
      if (!String(words[0]).startsWith("finance-quote: ")) error(...words)
    })
    return () => spy.mockRestore()
  },
}

export const QuoteHidden: PageStory = {
  ...pageAround(uk, ukPages, car(ID3, { quote: { found: null, lender: "refuses" } })),
  globals: createGlobals(uk),
}

export const Sold = createNorrvikPage(car(SOLD))

export const WithoutPictures = createNorrvikPage(car(WITHOUT_PICTURES))

export const BrokenPictures = createNorrvikPage(car(BROKEN_PICTURES))

export const LongestTexts = createNorrvikPage(car(LONGEST, { form: { topic: SAMPLE } }))

export const FormFailed = createNorrvikPage(car(EX30, { form: { outcome: "failed", draft: DRAFT } }))

export const FormWrong = createNorrvikPage(car(EX30, { form: { outcome: "wrong", draft: { ...DRAFT, phone: "070" } } }))

export const FormSent = createNorrvikPage(car(EX30, { form: { outcome: "sent" } }))

/** The form during its submission: the fields are disabled, and the button keeps the focus. */
export const FormSubmitting: PageStory = {
  ...createNorrvikPage(car(EX30, { form: { draft: DRAFT, answers: ["never"] } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Skicka" }))

    expect(await canvas.findByRole("textbox", { name: /E-post/ })).toBeDisabled()
    expect(canvas.getByRole("button", { name: "Skickar" })).toHaveFocus()
  },
}

export const NotFound = createNorrvikPage((site) => <CarNotFound site={site} listHref={LIST} similar={EX30.similar} />)

export const Failed = createNorrvikPage((site) => (
  <CarFailed site={site} listHref={LIST} carHref="/bil/41280/volvo-ex30" />
))
