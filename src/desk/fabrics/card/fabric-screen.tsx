export default function FabricScreen({ id }: { readonly id: string }) {
  return <div className="sheet">{id}</div>;
}
