import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Accordion, type AccordionItemProps } from "./index.ts"

const meta = {
  title: "Kit/Accordion",
  component: Accordion.Item,
  subcomponents: {
    Root: Accordion.Root,
    Trigger: Accordion.Trigger,
    Heading: Accordion.Heading,
    Content: Accordion.Content,
  },
  args: { onToggle: fn() },
  render: (args) => (
    <StoryFrame>
      <Questions {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Accordion.Item>

export default meta
type Story = StoryObj<typeof meta>

type QA = readonly [question: string, answer: string]

const QUESTIONS: readonly QA[] = [
  [
    "Vad kostar ett hjulskifte?",
    "För kunder i däckhotellet ingår två skiften om året. För andra kostar det 495 kronor, med kontroll av mönsterdjup.",
  ],
  [
    "Hur bokar jag en provkörning?",
    "Välj bil, dag och anläggning. Bilen står varm utanför när du kommer, och provkörningen tar ungefär en timme.",
  ],
  ["Kan jag lämna min bil i inbyte?", "Ja. Vi värderar den på plats, och du får ett pris som gäller i sju dagar."],
]

function Questions({ questions = QUESTIONS, ...props }: AccordionItemProps & { readonly questions?: readonly QA[] }) {
  return (
    <Accordion.Root className={frame.field}>
      {questions.map(([question, answer], place) => (
        <Accordion.Item key={question} {...props} open={Boolean(props.open) && place === 0}>
          <Accordion.Trigger>
            <Accordion.Heading>{question}</Accordion.Heading>
          </Accordion.Trigger>
          <Accordion.Content>
            <p>
              {answer} <a href="#mer">Läs mer</a>
            </p>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

export const Basic: Story = {}

export const OneAtATime: Story = {
  args: { name: "fragor", open: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText("Kan jag lämna min bil i inbyte?"))
    const states = () => [...canvasElement.querySelectorAll("details")].map(({ open }) => open)
    await waitFor(() => expect(states()).toEqual([false, false, true]))
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [first] = canvasElement.querySelectorAll("summary")
    const [link] = canvas.getAllByText("Läs mer")
    expect(link?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })).toBe(false)
    await userEvent.tab()
    expect(first).toHaveFocus()
    first?.click()
    await waitFor(() => expect(link?.checkVisibility()).toBe(true))
    expect(args.onToggle).toHaveBeenCalled()
    expect(canvas.getByRole("heading", { name: "Vad kostar ett hjulskifte?", level: 3 })).toBeVisible()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvasElement }) => {
    for (const trigger of canvasElement.querySelectorAll("summary")) {
      expect(trigger.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

export const Rtl: Story = { args: { open: true }, globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { open: true } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Closed">
        <Questions {...args} />
      </Case>
      <Case name="First one open">
        <Questions {...args} open />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Questions {...args} open />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  render: (args) => (
    <StoryFrame>
      <Questions
        {...args}
        open
        questions={[
          [
            "Miten toimin, jos rengashotellissa säilytettävät talvirenkaani eivät enää täytä lain vaatimuksia?",
            "Tarkistamme renkaat jokaisen kausivaihdon yhteydessä. Jos kulutuspinta on alle kolme millimetriä, otamme sinuun yhteyttä ja ehdotamme uusia renkaita.",
          ],
          ["Määräaikaishuoltosopimuskumppanuusyrityksemme yhteystiedot?", "Löydät ne toimipistesivuilta."],
        ]}
      />
    </StoryFrame>
  ),
}
