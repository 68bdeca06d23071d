import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/**
 * One OpenSearch node in a process of its own, so that a test can kill it as a machine dies: {@code SearchNode <home>
 * <setting>=<value> ...}. It ends with its input, so that none outlives who started it.
 */
public final class SearchNode extends Node {
  private SearchNode(Environment environment) {
    super(environment, List.of(Netty4Plugin.class), false);
  }

  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]);
    Files.createDirectories(home.resolve("config"));
    Settings.Builder settings = Settings.builder().put("path.home", home.toString());
    for (int at = 1; at < arguments.length; at++) {
      String[] pair = arguments[at].split("=", 2);
      settings.put(pair[0], pair[1]);
    }
    try {
      Environment environment =
          InternalSettingsPreparer.prepareEnvironment(
              settings.build(), Map.of(), home.resolve("config"), () -> "node");
      Node node = new SearchNode(environment);
      node.start();
      while (System.in.read() >= 0) {}
      node.close();
      System.exit(0);
    } catch (Throwable error) {
      // Threads of its pools would keep the process of a node that did not start.
      error.printStackTrace();
      System.exit(1);
    }
  }
}
