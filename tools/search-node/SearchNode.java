import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One OpenSearch node of a cluster on this machine, in a JVM of its own so that it can be killed.
 *
 * <p>Arguments: the folder of its data, its number from 1, how many nodes the cluster has, and the first port. Node n answers
 * HTTP on the first port + n - 1, and speaks to the others a hundred ports higher.
 */
public class SearchNode {
  public static void main(String[] arguments) throws InterruptedException {
    Path folder = Path.of(arguments[0]).toAbsolutePath();
    int number = Integer.parseInt(arguments[1]);
    int nodes = Integer.parseInt(arguments[2]);
    int port = Integer.parseInt(arguments[3]);
    List<String> names = IntStream.rangeClosed(1, nodes).mapToObj(n -> "n" + n).toList();
    List<String> peers = IntStream.range(0, nodes).mapToObj(n -> "127.0.0.1:" + (port + 100 + n)).toList();
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((index, settings) -> {
      settings.put("cluster.name", "kiraya-" + port);
      settings.put("node.name", "n" + number);
      settings.putList("node.roles", "cluster_manager", "data", "ingest");
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", port + number - 1);
      settings.put("transport.port", port + 100 + number - 1);
      settings.put("discovery.type", "zen");
      settings.putList("discovery.seed_hosts", peers);
      settings.putList("cluster.initial_cluster_manager_nodes", names);
      settings.put("index.store.type", "niofs");
      // A test machine's disk is often nearly full, which says nothing about the product.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
    });
    runner.build(OpenSearchRunner.newConfigs().basePath(folder.resolve("n" + number).toString()).numOfNode(1));
    // All of the node's own threads end with this one.
    Thread.currentThread().join();
  }
}
