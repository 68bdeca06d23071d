"use client"

import { track } from "@forecourt/api-clients/analytics"
import type { FinanceOption } from "@forecourt/contracts/finance-quote"
import { type FoundQuote, getCashOption, getProduct } from "@forecourt/finance-quote-machine"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Accordion } from "@forecourt/ui-kit/accordion"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { formatMessage, KitProvider } from "@forecourt/ui-kit/kit-provider"
import { RadioCards } from "@forecourt/ui-kit/radio-cards"
import { Skeleton } from "@forecourt/ui-kit/skeleton"
import { Slider } from "@forecourt/ui-kit/slider"
import { RetryButton } from "../flow/retry-button.tsx"
import { getStep, getValueTowards } from "../stock/calculator/slider-stops.ts"
import { useOpened } from "../stock/calculator/use-opened.ts"
import sums from "../stock/sums.module.css"
import button from "../styles/button.module.css"
import { createComparison } from "./create-comparison.ts"
import { FinanceComparison } from "./finance-comparison.tsx"
import { DepositFaultNote, DepositSum, OldCarFields } from "./finance-part-exchange.tsx"
import { formatApr, formatPounds } from "./finance-quote.format.ts"
import css from "./finance-quote.module.css"
import { addReference, parseWebAddress } from "./finance-quote.rules.ts"
import type { FinanceQuoteTexts } from "./finance-quote.texts.ts"
import { type FinanceQuoteBegin, type FinanceQuoteShown, useFinanceQuote } from "./use-finance-quote.ts"

const part = anatomy("finance-quote", sums, css)

export interface FinanceQuoteProps extends FinanceQuoteBegin {
  readonly carId: string
  readonly texts: FinanceQuoteTexts
  readonly locale: string
  /** The path of the page. Without JavaScript, the form is submitted to this path. */
  readonly path: string
  readonly links: { readonly reserve?: string | undefined; readonly partExchange?: string | undefined }
}

/**
 * Renders a lender's quote with its legally required texts. Without JavaScript, the form reloads the page. Spec 2 §3,
 * §4, §8, §9.
 */
export function FinanceQuote({ carId, financedCar, found: initial, language, ...props }: FinanceQuoteProps) {
  const { texts, locale } = props
  const { shown, send } = useFinanceQuote({ financedCar, found: initial, language })
  const opened = useOpened(true, (isOpen) =>
    track({ event: "product_cost", item_id: carId, cost_type: "finance", cost_action: isOpen ? "open" : "close" }),
  )
  return (
    <KitProvider locale={locale}>
      <div
        {...part("root", { state: shown.state })}
        {...getIslandRootProps("FinanceQuote")}
        hidden={shown.state === "hidden" || undefined}
      >
        {shown.state === "hidden" ? null : (
          <Accordion.Root>
            <Accordion.Item {...opened}>
              <Accordion.Trigger>
                <Accordion.Heading>{texts.title}</Accordion.Heading>
              </Accordion.Trigger>
              <Accordion.Content className={css.content}>
                <Content {...props} shown={shown} send={send} />
              </Accordion.Content>
            </Accordion.Item>
          </Accordion.Root>
        )}
      </div>
    </KitProvider>
  )
}

type Part = Pick<FinanceQuoteProps, "texts" | "locale" | "path" | "links">
type Send = ReturnType<typeof useFinanceQuote>["send"]
type Loaded = Extract<FinanceQuoteShown, { readonly state: "loaded" }>

function Content({ shown, send, ...props }: Part & { readonly shown: FinanceQuoteShown; readonly send: Send }) {
  const { texts } = props
  if (shown.state === "error")
    return (
      <>
        <p {...part("failed")} role="status">
          {texts.failed}
        </p>
        <p {...part("ways")}>
          <RetryButton onRetry={() => send({ type: "RETRY" })}>{texts.retry}</RetryButton>
        </p>
      </>
    )
  if (shown.state === "loaded") {
    const { products, wish, quote, fault, isBusy } = shown
    const comparison = quote && createComparison(products, quote, props)
    return (
      <>
        <div {...part("columns")}>
          <Choices {...props} loaded={shown} send={send} />
          {quote && <Result {...props} quote={quote} isBusy={isBusy} />}
          {fault && (
            <DepositFaultNote
              {...props}
              className={css.failed}
              fault={fault}
              product={getProduct(products, wish.familyKey)}
            />
          )}
          {quote === null && fault === null ? <Waiting label={texts.loading} /> : null}
        </div>
        {comparison && <FinanceComparison title={texts.comparison} comparison={comparison} isBusy={isBusy} />}
      </>
    )
  }
  return (
    <>
      {/* Elements that need JavaScript are not rendered without it. */}
      <p {...part("failed", { scriptless: "" })}>{texts.failed}</p>
      <Waiting label={texts.loading} />
    </>
  )
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <Skeleton.Root {...part("waiting")} label={label}>
      {["product", "term", "deposit", "payment"].map((name) => (
        <Skeleton.Shape key={name} />
      ))}
    </Skeleton.Root>
  )
}

/**
 * Renders the options of the quote. Without JavaScript, there are two buttons: one calculates the payment from the
 * deposit, and the other calculates the deposit from the payment.
 */
function Choices({ texts, locale, path, loaded, send }: Part & { readonly loaded: Loaded; readonly send: Send }) {
  const { products, wish, quote, fault, isBusy } = loaded
  const { Term, Deposit, Payment, AnnualMileage } = getProduct(products, wish.familyKey)
  const hasOldCar = wish.partExchange > 0 || wish.settlement > 0
  // A monthly payment is a figure of a quote, unless the visitor chose it.
  const hasPayment = quote !== null || fault === "payment"
  const formatNumber = (value: number) => new Intl.NumberFormat(locale).format(value)
  return (
    <form
      {...part("choices")}
      method="get"
      action={`${path}#finance`}
      aria-busy={isBusy}
      onSubmit={(event) => event.preventDefault()}
    >
      <RadioCards.Root
        name="financeProduct"
        aria-label={texts.product}
        value={wish.familyKey}
        onValueChange={(familyKey) =>
          send({ type: "CHANGE_PRODUCT", familyKey: getProduct(products, familyKey ?? undefined).FamilyKey })
        }
      >
        {products.map(({ FamilyKey, Name }) => (
          <RadioCards.Card key={FamilyKey} value={FamilyKey}>
            {Name}
          </RadioCards.Card>
        ))}
      </RadioCards.Root>
      <Choice
        name="financeTerm"
        label={texts.term}
        option={Term}
        step={1}
        value={wish.term}
        formatValue={(count) => formatMessage(texts.months, { count })}
        onChange={(term) => send({ type: "CHANGE_TERM", term })}
      />
      {AnnualMileage && wish.annualMileage !== null ? (
        <Choice
          name="financeMileage"
          label={texts.mileage}
          option={AnnualMileage}
          step={1000}
          value={wish.annualMileage}
          formatValue={(miles) => formatMessage(texts.miles, { count: formatNumber(miles) })}
          onChange={(annualMileage) => send({ type: "CHANGE_MILEAGE", annualMileage })}
        />
      ) : null}
      {wish.annualMileage === null && wish.chosenMileage !== null ? (
        <input type="hidden" name="financeMileage" value={wish.chosenMileage} />
      ) : null}
      <Choice
        name="financeDeposit"
        label={hasOldCar ? texts.cashDeposit : texts.deposit}
        option={getCashOption(Deposit, wish)}
        step={10}
        value={wish.deposit}
        formatValue={(pounds) => formatPounds(pounds, locale)}
        onChange={(deposit) => send({ type: "CHANGE_DEPOSIT", deposit })}
      />
      <OldCarFields texts={texts} wish={wish} send={send} />
      {hasOldCar ? <DepositSum texts={texts} locale={locale} wish={wish} /> : null}
      {hasPayment ? (
        <Choice
          name="financePayment"
          label={texts.payment}
          option={Payment}
          step={1}
          value={wish.payment}
          formatValue={(pounds) => formatPounds(pounds, locale)}
          onChange={(payment) => send({ type: "CHANGE_PAYMENT", payment })}
        />
      ) : null}
      <div {...part("buttons")}>
        <button className={button.primary} type="submit" name="financeBy" value="deposit">
          {texts.toPayment}
        </button>
        {hasPayment ? (
          <button className={button.ghost} type="submit" name="financeBy" value="payment">
            {texts.toDeposit}
          </button>
        ) : null}
      </div>
    </form>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly option: FinanceOption
  readonly step: number
  readonly value: number
  readonly formatValue: (value: number) => string
  readonly onChange: (value: number) => void
}

function Choice({ name, label, option, step, value, formatValue, onChange }: ChoiceProps) {
  return (
    <Slider.Root
      className={css.choice}
      name={name}
      value={value}
      min={option.Min}
      max={option.Max}
      step={getStep(option, step)}
      formatValue={formatValue}
      onValueChange={(wanted) => onChange(getValueTowards(option, value, wanted))}
    >
      <Slider.Label>{label}</Slider.Label>
      <Slider.Value />
      <Slider.Track />
      <p {...part("limits")} aria-hidden="true">
        <span>{formatValue(option.Min)}</span>
        <span>{formatValue(option.Max)}</span>
      </p>
    </Slider.Root>
  )
}

interface ResultProps extends Part {
  readonly quote: FoundQuote
  readonly isBusy: boolean
}

function Result({ texts, locale, links, quote: { quotation, terms }, isBusy }: ResultProps) {
  const { Finance, Blocks } = quotation
  const { Quote, Product, Notifications } = Finance
  const ways = [
    [texts.apply, parseWebAddress(Quote.QuoteActions.Apply)?.href ?? null],
    [texts.reserve, addReference(links.reserve, Quote.QuoteReference)],
    [texts.partExchange, addReference(links.partExchange, Quote.QuoteReference)],
  ] as const
  return (
    <div {...part("result", { busy: isBusy ? "" : undefined })}>
      <p {...part("product")}>{Product.Name}</p>
      <output {...part("main")}>
        <span {...part("monthly")}>
          {formatMessage(texts.perMonth, { amount: formatPounds(Quote.TotalRegularPayment, locale) })}
        </span>
        <span {...part("rate")}>{Quote.Apr === undefined ? null : formatApr(Quote.Apr)}</span>
      </output>
      {Notifications.map(({ Message }) => (
        <p key={Message} {...part("note")}>
          {Message}
        </p>
      ))}
      {Blocks.map(({ Title, Items }) => (
        <section key={Title} {...part("block")} aria-label={Title}>
          <h4 {...part("title")}>{Title}</h4>
          <dl {...part("lines")}>
            {Items.map(({ Label, Value }) => (
              <div key={Label} {...part("line")}>
                <dt>{Label}</dt>
                <dd>{Value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p {...part("ways")}>
        {ways.map(([name, href], index) =>
          href === null ? null : (
            <a key={name} className={index === 0 ? button.primary : button.ghost} href={href} rel="noreferrer">
              {name}
            </a>
          ),
        )}
      </p>
      <section {...part("legal")} aria-label={texts.terms}>
        <h4 {...part("title")}>{texts.terms}</h4>
        {terms.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </div>
  )
}
