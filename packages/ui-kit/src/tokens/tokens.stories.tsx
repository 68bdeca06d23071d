import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stage, stage } from "../stage/stage.tsx"
import { TOKEN_NAMES, type TokenName } from "./generated/token-names.ts"
import css from "./tokens.stories.module.css"

const meta = { title: "Kit/Tokens" } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const THEMES = ["light", "dark", "ground-1", "ground-2", "ground-3", "accent", "warning"]

function named(prefix: string): readonly TokenName[] {
  return TOKEN_NAMES.filter((name) => name.startsWith(`--fc-${prefix}-`))
}

/** What a part of a page looks like on each ground: `data-theme` changes every colour inside it. */
export const Grounds: Story = {
  render: () => (
    <Stage>
      <div className={css.grounds}>
        {THEMES.map((theme) => (
          <section key={theme} data-theme={theme} className={css.ground} aria-labelledby={`theme-${theme}`}>
            <p className={css.label} id={`theme-${theme}`}>
              {theme}
            </p>
            <h2>Bilen är klar på torsdag</h2>
            <p className={css.muted}>Vi ringer när den är tvättad.</p>
            <p>
              <a href="#las" className={css.link}>
                Läs om service
              </a>
            </p>
            <p className={css.campaign}>349 000 kr</p>
            <div className={stage.row}>
              <button type="button" className={stage.button}>
                Boka tid
              </button>
              <button type="button" className={css.ghost}>
                Ring oss
              </button>
              <span className={css.badge}>Kampanj</span>
            </div>
          </section>
        ))}
      </div>
    </Stage>
  ),
}

const TYPE: readonly TokenName[] = [
  "--fc-text-display",
  "--fc-text-title-1",
  "--fc-text-title-2",
  "--fc-text-title-3",
  "--fc-text-title-4",
  "--fc-text-title-5",
  "--fc-text-lead",
  "--fc-text-body",
  "--fc-text-small",
  "--fc-text-caption",
]

/** Sizes of type, by role. They grow with the window. */
export const Type: Story = {
  tags: ["wide"],
  render: () => (
    <Stage>
      {TYPE.map((name) => (
        <div key={name} className={css.specimen}>
          <code>{name}</code>
          <p className={css.sample} data-heading={/title|display/.test(name) ? "" : undefined} ref={sized(name)}>
            Vi tar hand om bilen
          </p>
        </div>
      ))}
    </Stage>
  ),
}

/** Every colour by its role. */
export const Colours: Story = {
  render: () => (
    <Stage>
      <ul className={css.swatches}>
        {named("color").map((name) => (
          <li key={name} className={css.swatch}>
            <span className={css.paint} ref={painted(name)} />
            <code>{name.replace("--fc-color-", "")}</code>
          </li>
        ))}
      </ul>
    </Stage>
  ),
}

/** Steps of 8 px. */
export const Space: Story = {
  render: () => (
    <Stage>
      {named("space").map((name) => (
        <div key={name} className={css.specimen}>
          <code>{name}</code>
          <span className={css.step} ref={wide(name)} />
        </div>
      ))}
    </Stage>
  ),
}

function sized(name: string) {
  return (node: HTMLElement | null) => node?.style.setProperty("font-size", `var(${name})`)
}

function painted(name: string) {
  return (node: HTMLElement | null) => node?.style.setProperty("background-color", `var(${name})`)
}

function wide(name: string) {
  return (node: HTMLElement | null) => node?.style.setProperty("inline-size", `var(${name})`)
}
