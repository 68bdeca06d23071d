import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentType, ReactNode } from "react"
import { prerender } from "react-dom/static"
import { composeStories } from "storybook/preview-api"
import { setClock } from "../scripts/vitest/test-moment.ts"
import preview from "./preview.tsx"
import { STORY_TIME_MS } from "./story-time.ts"

export interface Sent {
  readonly html: string
  readonly complaints: readonly string[]
}

type StoryFile = Readonly<Record<string, StoryObj>> & { readonly default: Meta }

/** The parts of Storybook's preview that affect the HTML. The other parts need a browser document. */
const { decorators, globalTypes, initialGlobals, parameters, argsEnhancers } = preview
const annotations = { decorators, globalTypes, initialGlobals, parameters, argsEnhancers, render: renderComponent }

export async function renderOnServer(file: StoryFile): Promise<ReadonlyMap<string, Sent>> {
  const sent = new Map<string, Sent>()
  const setBack = setClock({ startMs: STORY_TIME_MS })
  const stories: Readonly<Record<string, ComposedStory>> = composeStories(file, annotations)
  for (const [name, Story] of Object.entries(stories)) {
    sent.set(Story.id, await render(Story, Boolean(file.default.loaders ?? file[name]?.loaders)))
  }
  setBack()
  return sent
}

type ComposedStory = ComponentType & { readonly id: string; readonly load: () => Promise<void> }

async function render(Story: ComposedStory, hasLoaders: boolean): Promise<Sent> {
  const complaints: string[] = []
  const { error } = console
  console.error = (...parts) => complaints.push(parts.map(String).join(" "))
  try {
    if (hasLoaders) await Story.load()
    const { prelude } = await prerender(<Story />, {
      // Rendered without streaming: late parts of a stream need a script to reach their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (thrown) => void complaints.push(String(thrown)),
    })
    return { html: await new Response(prelude).text(), complaints }
  } catch (thrown) {
    return { html: "", complaints: [...complaints, String(thrown)] }
  } finally {
    console.error = error
  }
}

function renderComponent(args: object, { component }: { readonly component?: ComponentType }): ReactNode {
  const Component = component
  return Component ? <Component {...args} /> : null
}
