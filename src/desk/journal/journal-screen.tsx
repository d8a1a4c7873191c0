export default function JournalScreen() {
  return <div className="sheet">JournalScreen</div>;
}
