import { ImageResponse } from "next/og";
import { type MarkLook, markSvg } from "@/lib/og/mark";

const drawn = {
  "192.png": { size: 192, look: "round" },
  "512.png": { size: 512, look: "round" },
  "maskable.png": { size: 512, look: "plain" },
  "monochrome.png": { size: 512, look: "mono" },
  "apple.png": { size: 180, look: "plain" },
} as const satisfies Record<string, { size: number; look: MarkLook }>;

const isDrawn = (file: string): file is keyof typeof drawn => file in drawn;

export const generateStaticParams = () => [...Object.keys(drawn), "mark.svg"].map((file) => ({ file }));

/** The icons of the site, drawn once by the build. */
export async function GET(_request: Request, { params }: RouteContext<"/icons/[file]">) {
  const { file } = await params;
  if (file === "mark.svg")
    return new Response(markSvg("round"), { headers: { "content-type": "image/svg+xml" } });
  if (!isDrawn(file)) return new Response(null, { status: 404 });
  const { size, look } = drawn[file];
  const source = `data:image/svg+xml;base64,${btoa(markSvg(look))}`;
  // biome-ignore lint/performance/noImgElement: drawn into an icon by the build, which next/image can’t do; no page shows it.
  return new ImageResponse(<img src={source} alt="" width={size} height={size} />, {
    width: size,
    height: size,
  });
}
