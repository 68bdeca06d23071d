// The styles of the island are imported here, so that they load with the page and not with its script.
import { isOfUsedCars } from "../stock/stock-cars.select.ts"
import "@forecourt/ui-kit/css/accordion.css"
import "@forecourt/ui-kit/css/checkbox.css"
import "@forecourt/ui-kit/css/chips.css"
import "@forecourt/ui-kit/css/clamp.css"
import "@forecourt/ui-kit/css/facet-list.css"
import "@forecourt/ui-kit/css/filter-drawer.css"
import "@forecourt/ui-kit/css/icons.css"
import "@forecourt/ui-kit/css/load-more.css"
import "@forecourt/ui-kit/css/range-slider.css"
import "@forecourt/ui-kit/css/result-progress.css"
import "@forecourt/ui-kit/css/search-field.css"
import "@forecourt/ui-kit/css/select.css"
import "@forecourt/ui-kit/css/sort.css"
import { parseQuery } from "@forecourt/filters-machine"
import { type BlockProps, isRendered, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { createPrivacyNotice } from "../forms/create-privacy-notice.ts"
import type { CarList as Fields } from "../generated/car-list.ts"
import { CarListBrowser, SavedSearches, SearchAlert } from "../generated/islands.tsx"
import { getHeadingBelow } from "../outline/heading-below.ts"
import { getCarPath } from "../stock/car-path.ts"
import { CompareCars, getCompareFormId } from "../stock/compare/compare-cars.tsx"
import { getPageMarket } from "../stock/page-market.ts"
import { createPictureTemplates } from "../stock/picture-templates.ts"
import { reportHiddenFigures } from "../stock/report-hidden-figure.ts"
import { KeptCars } from "../stock/saved/kept-cars.tsx"
import { getPicture } from "../stock/stock-car.select.ts"
import { getBudgetTerms } from "./budget.select.ts"
import type { CarListData } from "./car-list.load.ts"
import css from "./car-list.module.css"
import { getMonthly, toCardData, toFilters } from "./car-list.rules.ts"
import { createMarks } from "./create-marks.ts"
import { LIST_FIELDS } from "./list-fields.ts"
import { getExampleId } from "./list-page.ts"
import { listTexts } from "./list-texts.ts"
import { LoanExample } from "./loan-example.tsx"
import { toSavedQuery } from "./saved-searches.ts"
import { createSearchAlertTexts } from "./search-alert.texts.ts"

const part = anatomy("car-list", css)

/** Renders the cars in stock that match the URL. Spec 2 §2.1. */
export function CarList({ fields, data, site, id }: BlockProps<Fields, CarListData>) {
  const { title, titleTag, note, only, monthly, contactLink } = fields
  const { query = "", found: results = null } = data ?? {}
  const [texts, market, filters] = [listTexts(site), getPageMarket(site, { hasDetails: true }), toFilters(only)]
  const places = results?.places ?? []
  const monthlyKind = getMonthly(monthly)
  if (monthlyKind && results) reportHiddenFigures(monthlyKind, results.items, { block: "CarList", site })
  const selected = getBudgetTerms(parseQuery(query, LIST_FIELDS))
  const pictures = results?.items.flatMap((item) => getPicture(item) ?? []) ?? []
  return (
    <section {...part("root")}>
      <CarListBrowser
        id={id}
        setup={{
          language: site.language,
          locale: site.locale,
          path: site.path,
          market,
          marks: createMarks(market),
          texts,
          pictures: createPictureTemplates(pictures, site),
          monthly: monthlyKind,
          showsVat: isOfUsedCars(site),
          places,
          carPath: getCarPath(site),
          contactHref: contactLink?.value.href ?? null,
        }}
        query={query}
        results={results && toCardData(results, { market, monthly: monthlyKind, selected })}
        compareForm={getCompareFormId(id)}
        level={getHeadingBelow(titleTag, title)}
        titleTag={titleTag}
        title={isRendered(title) ? <Text field={title} /> : null}
        note={
          <>
            <Text {...part("note")} as="p" field={note} />
            {monthlyKind === "loan" ? (
              <LoanExample id={getExampleId(id)} cars={results?.items ?? []} selected={selected} site={site} />
            ) : null}
          </>
        }
      />
      <SavedSearches
        path={site.path}
        query={query}
        market={market}
        locale={site.locale}
        texts={texts}
        filters={filters}
        places={places}
      />
      {site.services?.includes("search-alerts") ? (
        <SearchAlert
          path={site.path}
          query={toSavedQuery(parseQuery(query, LIST_FIELDS))}
          filters={filters}
          carPath={getCarPath(site)}
          locale={site.locale}
          language={site.language}
          texts={createSearchAlertTexts(site.text)}
          privacy={createAlertNotice(site)}
          outcome={data?.alert}
        />
      ) : null}
      <KeptCars site={site} />
      <CompareCars site={site} form={getCompareFormId(id)} pictures={pictures} />
    </section>
  )
}

/** Creates the notice of what becomes of the address. It is kept longer than the data of other forms. */
function createAlertNotice(site: BlockProps<Fields, CarListData>["site"]) {
  const notice = createPrivacyNotice(site)
  return notice && { ...notice, text: site.text("searchAlert.notice", { company: site.privacy?.company ?? "" }) }
}
