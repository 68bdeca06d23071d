import { testParts } from "../../test/conformance/conformance.tsx"
import { Film, VideoFacade } from "./index.ts"

testParts("video-facade", { root: ["div", (props) => <VideoFacade.Root videoId="abcdef" title="Film" {...props} />] })

testParts(
  "video-facade",
  {
    play: ["button", (props) => <VideoFacade.Play {...props} />],
    note: ["p", (props) => <VideoFacade.Note {...props} />],
    consent: ["div", (props) => <VideoFacade.Consent {...props} />],
    allow: ["button", (props) => <VideoFacade.Allow {...props} />],
    pause: ["button", (props) => <VideoFacade.Pause {...props} />],
  },
  (part) => (
    <VideoFacade.Root videoId="abcdef" title="Film">
      {part}
    </VideoFacade.Root>
  ),
)

testParts(
  "film",
  {
    video: ["video", (props) => <Film.Video {...props} />],
    toggle: ["button", (props) => <Film.Toggle {...props} />],
  },
  (part) => <Film.Root>{part}</Film.Root>,
)

testParts("film", { root: ["div", (props) => <Film.Root {...props} />] })
