import { AlertBar } from "../../alert-bar/index.ts"
import { CopyButton } from "../../copy-button/index.ts"
import { Disclosure } from "../../disclosure/index.ts"
import { CampaignIcon, ChevronIcon, CloseIcon, CopyIcon, SearchIcon } from "../../icons/icons.tsx"
import { SearchField } from "../../search-field/index.ts"
import css from "./theme-sheet.module.css"
import type { SheetWords } from "./theme-sheet.tsx"

const GROUNDS = ["light", "ground-1", "ground-2", "accent", "dark", "warning"]

/** The same words and controls on every ground that a part of a page may take. */
export function Sampler({ words }: { readonly words: SheetWords }) {
  return (
    <ul className={css.grounds}>
      {GROUNDS.map((ground) => (
        <li key={ground} className={css.ground} data-theme={ground}>
          <p className={css.label}>{ground}</p>
          <p className={css.groundTitle}>{words.title}</p>
          <p className={css.muted}>{words.text}</p>
          <p className={css.price}>{words.price}</p>
          <Buttons words={words} />
        </li>
      ))}
    </ul>
  )
}

/** The three ranks of a button. */
export function Buttons({ words }: { readonly words: SheetWords }) {
  return (
    <div className={css.buttons}>
      <button type="button" className={css.button} data-rank="primary">
        {words.primary}
      </button>
      <button type="button" className={css.button} data-rank="secondary">
        {words.secondary}
      </button>
      <button type="button" className={css.button} data-rank="ghost">
        {words.ghost}
      </button>
    </div>
  )
}

/** Parts of the kit as this theme dresses them. */
export function KitParts({ words }: { readonly words: SheetWords }) {
  return (
    <div className={css.parts}>
      <AlertBar.Root cookie="sheetHidesAlert" days={0} data-theme="dark" className={css.part}>
        <AlertBar.Content>
          <CampaignIcon />
          <p>{words.text}</p>
          <AlertBar.Dismiss>
            <CloseIcon />
          </AlertBar.Dismiss>
        </AlertBar.Content>
      </AlertBar.Root>
      <SearchField.Root action="/" className={css.part}>
        <SearchField.Input placeholder={words.secondary} />
        <SearchField.Submit>
          <SearchIcon />
        </SearchField.Submit>
      </SearchField.Root>
      <Disclosure.Root className={css.part} defaultOpen>
        <Disclosure.Trigger className={css.question}>
          {words.title}
          <ChevronIcon />
        </Disclosure.Trigger>
        <Disclosure.Content className={css.muted}>{words.text}</Disclosure.Content>
      </Disclosure.Root>
      <div className={css.copied}>
        <a href="mailto:hej@norrvik.example" className={css.link}>
          hej@norrvik.example
        </a>
        <CopyButton.Root value="hej@norrvik.example">
          <CopyButton.Trigger>
            <CopyIcon />
          </CopyButton.Trigger>
          <CopyButton.Status />
        </CopyButton.Root>
      </div>
    </div>
  )
}
