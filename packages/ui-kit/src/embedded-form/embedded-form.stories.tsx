import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { EmbeddedForm, type EmbeddedFormRootProps, type FormLoader } from "./index.ts"

const load: FormLoader = async (node, { onSubmitted }) => {
  const form = document.createElement("form")
  form.className = frame.field ?? ""
  const label = Object.assign(document.createElement("label"), { textContent: "Ditt telefonnummer " })
  label.append(Object.assign(document.createElement("input"), { type: "tel", name: "phone" }))
  const send = Object.assign(document.createElement("button"), { textContent: "Ring mig", className: frame.button })
  form.append(label, send)
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    form.replaceChildren("Tack! Vi ringer inom en timme.")
    onSubmitted()
  })
  node.append(form)
}
const loadForever: FormLoader = () => new Promise(() => {})
const failToLoad: FormLoader = () => Promise.reject(new Error("blocked"))

const meta = {
  title: "Kit/Embedded form",
  component: EmbeddedForm.Root,
  args: { formId: "f-1", provider: "HubSpot", load },
  render: (args) => (
    <StoryFrame>
      <CallMe {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof EmbeddedForm.Root>

export default meta
type Story = StoryObj<typeof meta>

function CallMe(props: EmbeddedFormRootProps) {
  return (
    <EmbeddedForm.Root {...props} className={frame.field}>
      <EmbeddedForm.Gate>
        <p>{`Formuläret visas av ${props.provider}, som lagrar det du skriver och kan lagra kakor.`}</p>
        <EmbeddedForm.Allow />
      </EmbeddedForm.Gate>
      <EmbeddedForm.Status />
      <EmbeddedForm.Retry />
      <EmbeddedForm.Frame />
    </EmbeddedForm.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  args: { recreateMs: 300 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    expect(canvas.getByRole("button", { name: "Visa formuläret från HubSpot" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    const field = await canvas.findByRole("textbox", { name: "Ditt telefonnummer" })
    await userEvent.tab()
    expect(field).toHaveFocus()
    await userEvent.keyboard("0101234567{Enter}")
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Tack, formuläret är skickat."))
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Ditt telefonnummer" })).toHaveValue(""))
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Before consent">
        <CallMe {...args} />
      </Case>
      <Case name="On its way">
        <CallMe {...args} load={loadForever} defaultAllowed />
      </Case>
      <Case name="There">
        <CallMe {...args} defaultAllowed />
      </Case>
      <Case name="Not to be had">
        <CallMe {...args} load={failToLoad} defaultAllowed />
      </Case>
      <Case name="Nobody named a form">
        <CallMe {...args} formId="" />
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  globals: { locale: "fi" },
  args: { provider: "Asiakaspalautteenhallintajärjestelmä" },
}
