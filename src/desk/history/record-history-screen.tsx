export default function RecordHistoryScreen({
  kind,
  id,
}: {
  readonly kind: string;
  readonly id: string;
}) {
  return (
    <div className="sheet">
      {kind} {id}
    </div>
  );
}
