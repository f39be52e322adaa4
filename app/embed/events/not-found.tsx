import { AbsentCard } from "@/components/embed/absent-card";
import { wordsOf } from "@/lib/i18n";

export default function CardNotFound() {
  return <AbsentCard t={wordsOf("en")} />;
}
