import { Notice } from "@/components/ui/notice";

export default function MarketNotFound() {
  return <Notice title="none" />;
}
