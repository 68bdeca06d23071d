import "./welcome.css"
import type { ReactNode } from "react"
import { LOCALES } from "../texts.ts"
import { listBrands, siteNames } from "../themes.ts"
import { Groups } from "./groups.tsx"

const languageNames = new Intl.DisplayNames("en", { type: "language" })
const languages = Object.values(LOCALES).map((locale) => languageNames.of(locale.slice(0, 2)))
const branded = siteNames.filter((site) => listBrands(site).length > 0)

export function Welcome(): ReactNode {
  return (
    <main className="welcome" lang="en">
      <section>
        <h1>Storybook</h1>
        <p>
          Everything that the sites are made of, each in the states that it can be in. Nothing here is made for show: it
          is what visitors are sent, with the sites’ own themes, typefaces and pictures.
        </p>
      </section>
      <section>
        <h2>What is where</h2>
        <Groups />
      </section>
      <Toolbar />
      <section>
        <h2>Change what a block says</h2>
        <p>
          Open a block and then the panel <strong>Controls</strong> below it. Each text, link and picture has a field of
          its own, with the name and the help that editors see; lists are edited as data. The button beside the heading
          of the panel sets everything back. <strong>Longest texts</strong> of a block shows the longest words that
          people really write, in the language of the toolbar.
        </p>
      </section>
      <section>
        <h2>Review a change</h2>
        <ol>
          <li>Open the story in the sites, brands and windows that it matters for.</li>
          <li>
            Look at the panel <strong>Accessibility</strong>: it lists every barrier that was found in the story.
          </li>
          <li>
            In the pull request, look at the pictures that have changed, accept or deny each, and comment where it is
            not as it was meant. <code>docs/review.md</code> says who looks at what.
          </li>
        </ol>
      </section>
    </main>
  )
}

function Toolbar(): ReactNode {
  return (
    <section>
      <h2>Choose in the toolbar above</h2>
      <dl>
        <dt>Site</dt>
        <dd>
          The look of a site, or of the kit alone: {siteNames.join(", ")}. Whole pages come in the look of theirs.
        </dd>
        <dt>Brand</dt>
        <dd>The look of a car brand. Only {branded.join(" and ")} has some, and the menu shows only then.</dd>
        <dt>Language</dt>
        <dd>
          What the software itself says: {languages.join(", ")}. It follows the site. Texts of editors stay as the story
          has them, but for a block’s <strong>All fields</strong>, which can also be English, and{" "}
          <strong>Longest texts</strong>.
        </dd>
        <dt>Direction</dt>
        <dd>From left to right, or mirrored.</dd>
        <dt>Motion</dt>
        <dd>As your system wishes, all of it, or hardly any.</dd>
        <dt>Mode</dt>
        <dd>As visitors see it, as an editor’s preview, or inside the page editor.</dd>
        <dt>Window</dt>
        <dd>The smallest phone (320 px), the usual one (390 px), and each width at which a layout changes.</dd>
      </dl>
    </section>
  )
}
