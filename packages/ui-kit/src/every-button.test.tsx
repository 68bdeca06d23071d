import { globSync } from "node:fs"
import { join } from "node:path"
import { createElement, type FunctionComponent, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"

interface Story {
  readonly args?: object
  readonly render?: (args: object) => ReactNode
}

interface Stories extends Readonly<Record<string, Story>> {
  readonly default: Story & { readonly title: string; readonly component?: FunctionComponent }
}

/**
 * The controls that may be disabled because of the displayed data. For example, a day is disabled if it has no
 * available times.
 */
const SHUT_BY_DATA = new Set([
  "calendar/day",
  "calendar/previous",
  "calendar/next",
  "carousel/previous",
  "lightbox/previous",
  "number-field/decrease",
  "number-field/increase",
  "tabs/tab",
  "week-selector/earlier",
  "week-selector/later",
])

const SHUT_BY_PROPS: Readonly<Record<string, string>> = {
  "Kit/Checkbox AllStates": "disabled",
  "Kit/Checkbox group AllStates": "disabled",
  "Kit/Stream list AllStates": 'status="streaming"',
  "Kit/Stream list ForcedColors": 'status="streaming"',
  "Kit/Switch AllStates": "disabled",
  "Kit/Calendar LoadingDays": 'status="loading"',
  "Kit/Calendar AllStates": 'status="loading"',
  "Kit/Calendar Disabled": "disabled",
  "Kit/Date field AllStates": "disabled",
  "Kit/Number field AllStates": "disabled",
  "Kit/Otp field AllStates": "isBusy",
  "Kit/Rating AllStates": "disabled",
  "Kit/Radio cards AllStates": "disabled",
  "Kit/Rating ReadOnly": "readOnly",
  "Kit/Select AllStates": "disabled",
  "Kit/Range slider AllStates": "disabled",
  "Kit/Slider AllStates": "disabled",
}

const cases: (readonly [name: string, renderWith: () => ReactNode])[] = []
for (const path of globSync("*/*.stories.tsx", { cwd: import.meta.dirname }).sort()) {
  const { default: meta, ...stories } = (await import(join(import.meta.dirname, path))) as Stories
  for (const [name, story] of Object.entries(stories)) {
    const args = { ...meta.args, ...story.args }
    const { component } = meta
    const render = story.render ?? meta.render ?? (() => component && createElement(component, args))
    cases.push([`${meta.title} ${name}`, () => render(args)])
  }
}

test.each(cases)(
  "in the server-rendered story %s, a control is disabled only if its props or data disable it",
  (name, renderWith) => {
    const Story = () => renderWith()
    const page = new DOMParser().parseFromString(renderToString(<Story />), "text/html")
    const controls = [...page.querySelectorAll<HTMLElement>("button, input, select, textarea, fieldset")]
    const shut = controls.filter((control) => isShut(control) && control.closest("[hidden]") === null)
    const isSaid = name in SHUT_BY_PROPS
    const unsaid = shut.filter((control) => !isSaid && !isShutByData(control))

    expect(unsaid.map(({ outerHTML }) => outerHTML)).toEqual([])
    expect(shut.length > 0 || !isSaid).toBe(true)
  },
)

test("the test of disabled controls covers every story of the UI kit", () => {
  const names = cases.map(([name]) => name)

  expect(names.length).toBeGreaterThan(250)
  expect(names).toEqual(expect.arrayContaining(Object.keys(SHUT_BY_PROPS)))
})

function isShut(control: Element): boolean {
  return control.matches(":disabled, [aria-disabled=true]")
}

function isShutByData(control: HTMLElement): boolean {
  const { scope, part } = control.dataset
  const root = control.closest(`[data-scope="${scope}"][data-part="root"]`) ?? control.ownerDocument
  const others = [...root.querySelectorAll(`button[data-scope="${scope}"]`)]
  return SHUT_BY_DATA.has(`${scope}/${part}`) && others.some((other) => !isShut(other))
}
