export async function messagesWith(platform: string, text: string) {
  const response = await fetch(`${platform}/forms/outbox`, { headers: { accept: "application/json" } })
  const { messages } = (await response.json()) as { readonly messages: readonly { readonly text: string }[] }
  return messages.filter((message) => message.text.includes(text))
}
