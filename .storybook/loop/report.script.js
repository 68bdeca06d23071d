const only = document.querySelector("#only-failed")
only.addEventListener("change", () => document.body.toggleAttribute("data-only-failed", only.checked))
if (document.querySelector("[data-status=failed]")) only.click()

for (const slider of document.querySelectorAll(".slider")) {
  const range = slider.querySelector("input")
  const show = () => slider.style.setProperty("--from", `${range.value}%`)
  range.addEventListener("input", show)
  show()
}
