import type { ReactNode } from "react"
import { AlertBar } from "../alert-bar/index.ts"
import { Clamp } from "../clamp/index.ts"
import { CopyButton } from "../copy-button/index.ts"
import { Dialog } from "../dialog/index.ts"
import { Disclosure } from "../disclosure/index.ts"
import { Drawer } from "../drawer/index.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { Navigation } from "../navigation/index.ts"
import { PriorityMore } from "../priority-more/index.ts"
import { SearchField } from "../search-field/index.ts"
import { Film, VideoFacade } from "../video-facade/index.ts"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"
import { conform } from "./conformance.tsx"

const messages = {
  "alert.label": "Message",
  "alert.dismiss": "Dismiss",
  "copy.label": "Copy {value}",
  "copy.copied": "Copied",
  "copy.failed": "Could not copy",
  "dialog.close": "Close",
  "search.label": "Search our cars",
  "search.submit": "Search",
  "search.clear": "Clear",
  "video.play": "Play",
  "video.pause": "Pause",
  "clamp.more": "More",
  "clamp.less": "Less",
}

type Draw = (props: object) => ReactNode
type Around = (part: ReactNode) => ReactNode

function parts(
  scope: string,
  cases: Readonly<Record<string, readonly [tag: string, draw: Draw]>>,
  around: Around = (part) => part,
) {
  for (const [name, [tag, draw]] of Object.entries(cases)) {
    const draws: Draw = (props) => <KitProvider messages={messages}>{around(draw(props))}</KitProvider>
    conform({ name: `${scope}: ${name}`, scope, part: name, tag, draw: draws })
  }
}

parts("alert-bar", {
  root: ["section", (props) => <AlertBar.Root {...props} />],
  content: [
    "div",
    (props) => (
      <AlertBar.Root>
        <AlertBar.Content {...props} />
      </AlertBar.Root>
    ),
  ],
  dismiss: [
    "button",
    (props) => (
      <AlertBar.Root>
        <AlertBar.Dismiss {...props} />
      </AlertBar.Root>
    ),
  ],
})

parts("clamp", {
  root: ["div", (props) => <Clamp.Root {...props} />],
  content: [
    "div",
    (props) => (
      <Clamp.Root>
        <Clamp.Content {...props} />
      </Clamp.Root>
    ),
  ],
  trigger: [
    "button",
    (props) => (
      <Clamp.Root defaultOverflows>
        <Clamp.Trigger {...props} />
      </Clamp.Root>
    ),
  ],
})

parts("copy-button", {
  root: ["span", (props) => <CopyButton.Root value="1" {...props} />],
  trigger: [
    "button",
    (props) => (
      <CopyButton.Root value="1">
        <CopyButton.Trigger {...props} />
      </CopyButton.Root>
    ),
  ],
  status: [
    "span",
    (props) => (
      <CopyButton.Root value="1">
        <CopyButton.Status {...props} />
      </CopyButton.Root>
    ),
  ],
})

const dialogParts = {
  trigger: ["button", (props: object) => <Dialog.Trigger {...props} />],
  content: ["dialog", (props: object) => <Dialog.Content {...props} />],
  title: ["h2", (props: object) => <Dialog.Title {...props} />],
  close: ["button", (props: object) => <Dialog.Close {...props} />],
} as const
parts("dialog", dialogParts, (part) => <Dialog.Root>{part}</Dialog.Root>)
parts("drawer", { ...dialogParts, content: ["dialog", (props) => <Drawer.Content {...props} />] }, (part) => (
  <Drawer.Root>{part}</Drawer.Root>
))

parts("disclosure", {
  root: ["div", (props) => <Disclosure.Root {...props} />],
  trigger: [
    "button",
    (props) => (
      <Disclosure.Root>
        <Disclosure.Trigger {...props} />
      </Disclosure.Root>
    ),
  ],
  content: [
    "div",
    (props) => (
      <Disclosure.Root>
        <Disclosure.Content {...props} />
      </Disclosure.Root>
    ),
  ],
})

parts("navigation", {
  root: ["nav", (props) => <Navigation.Root {...props} />],
  list: ["ul", (props) => <Navigation.List {...props} />],
  item: ["li", (props) => <Navigation.Item value="cars" {...props} />],
  link: ["a", (props) => <Navigation.Link href="/" {...props} />],
  toggle: ["button", (props) => <Navigation.Toggle panel="cars" {...props} />],
  panel: ["div", (props) => <Navigation.Panel id="cars" {...props} />],
})

parts(
  "priority-more",
  {
    list: ["ul", (props) => <PriorityMore.List {...props} />],
    more: ["li", (props) => <PriorityMore.More {...props} />],
    rest: ["ul", (props) => <PriorityMore.Rest {...props} />],
  },
  (part) => <PriorityMore.Root items={[]}>{part}</PriorityMore.Root>,
)

parts("search-field", { root: ["form", (props) => <SearchField.Root action="/" {...props} />] })
parts(
  "search-field",
  {
    input: ["input", (props) => <SearchField.Input {...props} />],
    clear: ["button", (props) => <SearchField.Clear {...props} />],
    submit: ["button", (props) => <SearchField.Submit {...props} />],
  },
  (part) => <SearchField.Root action="/">{part}</SearchField.Root>,
)

parts("video-facade", { root: ["div", (props) => <VideoFacade.Root videoId="abcdef" title="Film" {...props} />] })
parts(
  "video-facade",
  {
    play: ["button", (props) => <VideoFacade.Play {...props} />],
    note: ["p", (props) => <VideoFacade.Note {...props} />],
  },
  (part) => (
    <VideoFacade.Root videoId="abcdef" title="Film">
      {part}
    </VideoFacade.Root>
  ),
)
parts(
  "film",
  {
    video: ["video", (props) => <Film.Video {...props} />],
    toggle: ["button", (props) => <Film.Toggle {...props} />],
  },
  (part) => <Film.Root>{part}</Film.Root>,
)
parts("film", { root: ["div", (props) => <Film.Root {...props} />] })

parts("visually-hidden", { root: ["span", (props) => <VisuallyHidden {...props} />] })
